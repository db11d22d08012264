/**
 * Numbers what stands together in texts. The same comes again and again: its bytes are compared, so that no string is
 * made of what is known.
 */

/** What can be in a chunk. Letters beyond ASCII are of bytes above 127, and so is what stands between them. */
const IN_CHUNK = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(byte > 127 || /[\w@$#+.:/*-]/.test(String.fromCharCode(byte))),
);

/** One class, and no functions made for each part: V8 compiles these for all parts. */
export class ChunkTable {
  size = 0;
  /** Of the text that was read last, in their order. */
  numbers = new Uint32Array(0);
  #learn: (chunk: string) => void;
  #text = Buffer.alloc(0);
  /** By the hash: a number + 1, or 0 where nothing is. */
  #slots = new Uint32Array(1 << 16);
  #hashes = new Int32Array(1 << 15);
  /** Of all chunks, one after another; where each begins, and where the next would. */
  #bytes = Buffer.alloc(1 << 19);
  #starts = new Uint32Array((1 << 15) + 1);

  /** `learn` is told each chunk once: the first has the number 0. */
  constructor(learn: (chunk: string) => void) {
    this.#learn = learn;
  }

  /** Returns how many chunks a text has. */
  read(given: string): number {
    // Three bytes for a letter are the most, and a byte behind the last one ends a chunk.
    const size = given.length * 3 + 1;
    if (this.#text.length < size) {
      this.#text = Buffer.alloc(size * 2);
      this.numbers = new Uint32Array(size);
    }
    const text = this.#text;
    const { numbers } = this;
    const end = text.write(given);
    text[end] = 0;
    let count = 0;
    for (let at = 0; at < end; at++) {
      if (IN_CHUNK[text[at]!] === 0) continue;
      const start = at;
      let hash = 0;
      for (; IN_CHUNK[text[at]!] === 1; at++) hash = Math.imul(hash ^ text[at]!, 0x01000193);
      numbers[count++] = this.#find(start, at, hash);
    }
    return count;
  }

  /** Of what stands in the text there. */
  #find(start: number, end: number, hash: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = firstSlot(hash, last);
    for (; slots[slot] !== 0; slot = (slot + 1) & last) {
      const number = slots[slot]! - 1;
      if (this.#hashes[number] === hash && this.#isSame(number, start, end)) return number;
    }
    if (this.size === this.#hashes.length) {
      this.#grow();
      return this.#find(start, end, hash);
    }
    slots[slot] = this.size + 1;
    return this.#add(start, end, hash);
  }

  #isSame(number: number, start: number, end: number): boolean {
    const from = this.#starts[number]!;
    if (this.#starts[number + 1]! - from !== end - start) return false;
    for (let at = start; at < end; at++)
      if (this.#bytes[from + at - start] !== this.#text[at]) return false;
    return true;
  }

  #add(start: number, end: number, hash: number): number {
    const number = this.size++;
    const from = this.#starts[number]!;
    const next = from + end - start;
    if (this.#bytes.length < next) this.#bytes = Buffer.concat([this.#bytes], next * 2);
    this.#text.copy(this.#bytes, from, start, end);
    this.#hashes[number] = hash;
    this.#starts[number + 1] = next;
    this.#learn(this.#text.toString("utf8", start, end));
    return number;
  }

  /** Half of the slots stay free. */
  #grow(): void {
    const length = this.#hashes.length * 2;
    const hashes = new Int32Array(length);
    hashes.set(this.#hashes);
    const starts = new Uint32Array(length + 1);
    starts.set(this.#starts);
    const slots = new Uint32Array(length * 2);
    const last = slots.length - 1;
    for (let number = 0; number < length / 2; number++) {
      let slot = firstSlot(hashes[number]!, last);
      while (slots[slot] !== 0) slot = (slot + 1) & last;
      slots[slot] = number + 1;
    }
    this.#hashes = hashes;
    this.#starts = starts;
    this.#slots = slots;
  }
}

const firstSlot = (hash: number, last: number): number => (hash ^ (hash >>> 15)) & last;
