import { InvalidArgumentError } from "commander";
import { adviseOnShard, type Shard } from "../system/shard.ts";

export const parsePort = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError("A port is a whole number from 0 to 65535.");
};

/** The value of `--shard 3/8`. */
export const parseShard = (text: string): Shard => {
  const [, index, count] = /^(\d+)\/([1-9]\d*)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (index !== undefined && shard.index >= 1 && shard.index <= shard.count) return shard;
  const reason =
    index === undefined
      ? "A shard is a number and how many there are"
      : `Of ${shard.count} shards, the first is 1 and the last is ${shard.count}`;
  throw new InvalidArgumentError(`${reason}. ${adviseOnShard(process.env)}`);
};

const DEFAULT_POLL_MS = 1000;

/** The value of `--poll 500`. */
export const parseInterval = (text: string): number => {
  const interval = Number(text);
  if (Number.isInteger(interval) && interval > 0) return interval;
  throw new InvalidArgumentError("An interval is a whole number of milliseconds.");
};

/** `--poll` alone means every second. */
export const resolvePoll = (poll: number | boolean | undefined): number | undefined =>
  poll === true ? DEFAULT_POLL_MS : poll || undefined;

/** An option that may be given several times, or once with several values. */
export const collectValues = (value: string, previous: string[] | undefined): string[] => [
  ...(previous ?? []),
  value,
];
