/** Runs when the next frame has been painted: what nobody sees can wait for what they do see. */
export default function afterPaint(run: () => void): void {
  // A hidden page paints nothing.
  if (document.hidden) return void setTimeout(run);
  requestAnimationFrame(() => {
    // Unlike a timer's, its turn comes at once.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", run, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
