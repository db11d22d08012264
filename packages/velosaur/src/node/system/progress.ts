import colors from "picocolors";
import { formatCount, formatQuantity, formatSeconds } from "./format-numbers.ts";

/** One step of the work, as timed. */
export interface PhaseTime {
  name: string;
  seconds: number;
  count?: number;
  noun?: string;
}

export interface Phase {
  /** So much more is done. */
  add: (count?: number) => void;
  /** The total has become known. */
  setTotal: (total: number) => void;
  done: () => void;
}

export interface Progress {
  /** Begins a phase; several may run at once. `noun` is what is counted, one of it: `page`. */
  start: (name: string, counted?: { noun: string; total?: number }) => Phase;
  /** Runs a phase that ends when the function's promise is settled. */
  run: <T>(name: string, task: (phase: Phase) => Promise<T> | T) => Promise<T>;
  /** Text among the display's lines. */
  print: (text: string) => void;
  /** Takes the live display away; phases that still run are left out. */
  stop: () => void;
  times: () => PhaseTime[];
}

export interface ProgressOptions {
  /** A display that is redrawn; else one plain line at the end of each phase. */
  isLive?: boolean;
  /** No lines at all, only times. */
  isSilent?: boolean;
  write?: (text: string) => void;
  now?: () => number;
}

interface RunningPhase {
  name: string;
  startedAt: number;
  count: number;
  total?: number | undefined;
  noun?: string | undefined;
}

const REDRAW_MS = 80;
const NAME_WIDTH = 12;

/** True on a terminal that isn't a CI's. */
export const isLiveTerminal = (): boolean =>
  process.stdout.isTTY === true && !process.env.CI && process.env.TERM !== "dumb";

const formatAmount = ({ count, total, noun }: RunningPhase): string => {
  if (noun === undefined) return "";
  return total === undefined
    ? formatQuantity(count, noun)
    : `${formatCount(count)} of ${formatQuantity(total, noun)}`;
};

const formatRunning = (phase: RunningPhase, now: number): string => {
  const seconds = colors.dim(formatSeconds((now - phase.startedAt) / 1000));
  return `  ${colors.cyan("…")} ${phase.name.padEnd(NAME_WIDTH)} ${formatAmount(phase)} ${seconds}`;
};

const formatDone = (phase: RunningPhase, seconds: number): string => {
  const amount = phase.noun === undefined ? "" : `${formatQuantity(phase.count, phase.noun)} `;
  return `  ${colors.green("✓")} ${phase.name.padEnd(NAME_WIDTH)} ${amount}${colors.dim(formatSeconds(seconds))}`;
};

/** Lines at the end of a terminal that are written anew as long as something runs. */
interface Display {
  /** Text above them. */
  print: (text: string) => void;
  begin: () => void;
  end: () => void;
}

function createDisplay(
  running: readonly RunningPhase[],
  { isLive, isSilent, write, now }: Required<ProgressOptions>,
): Display {
  let drawnLines = 0;
  let timer: NodeJS.Timeout | undefined;
  const erase = (): void => {
    if (drawnLines > 0) write(`\u001B[${drawnLines}A\u001B[0J`);
    drawnLines = 0;
  };
  const draw = (): void => {
    erase();
    if (running.length === 0) return;
    write(`${running.map((phase) => formatRunning(phase, now())).join("\n")}\n`);
    drawnLines = running.length;
  };
  return {
    print(text) {
      if (isSilent) return;
      erase();
      write(`${text}\n`);
      if (isLive) draw();
    },
    begin() {
      if (!isLive || isSilent || timer !== undefined) return;
      timer = setInterval(draw, REDRAW_MS);
      timer.unref();
    },
    end() {
      clearInterval(timer);
      timer = undefined;
      erase();
    },
  };
}

/** Shows what is being done: live on a terminal, plain lines elsewhere. */
export const createProgress = (options: ProgressOptions = {}): Progress => {
  const {
    isLive = isLiveTerminal(),
    isSilent = false,
    write = (text: string) => void process.stdout.write(text),
    now = () => performance.now(),
  } = options;
  const running: RunningPhase[] = [];
  const times: PhaseTime[] = [];
  const display = createDisplay(running, { isLive, isSilent, write, now });
  const stop = (): void => {
    display.end();
    running.length = 0;
  };

  const finish = (phase: RunningPhase): void => {
    const index = running.indexOf(phase);
    if (index < 0) return;
    running.splice(index, 1);
    const seconds = (now() - phase.startedAt) / 1000;
    const { name, count, noun } = phase;
    times.push({ name, seconds, ...(noun !== undefined && { count, noun }) });
    display.print(formatDone(phase, seconds));
    if (running.length === 0) stop();
  };

  const start = (name: string, counted?: { noun: string; total?: number }): Phase => {
    const phase: RunningPhase = { name, startedAt: now(), count: 0, ...counted };
    running.push(phase);
    display.begin();
    return {
      add: (count = 1) => {
        phase.count += count;
      },
      setTotal: (total) => {
        phase.total = total;
      },
      done: () => finish(phase),
    };
  };

  const run = async <T>(name: string, task: (phase: Phase) => Promise<T> | T): Promise<T> => {
    const phase = start(name);
    const result = await task(phase);
    phase.done();
    return result;
  };

  return { start, run, print: display.print, stop, times: () => [...times] };
};
