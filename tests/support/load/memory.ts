import {readFileSync} from 'node:fs';

/** Megabytes of a process that are in memory. */
const residentMb = (pid: number): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
};

/** By how much more a process may hold: what the collector has not come to yet. */
const slack = {factor: 1.15, megabytes: 20};

/** What stays: garbage comes and goes within a second. */
const held = (seen: readonly number[]) => Math.min(...seen.slice(-3));

/** Of one process, in megabytes. What a growing heap takes at first is no leak: the end is compared with a third before it. */
export function isFlat(seen: readonly number[]): boolean {
  const before = seen.slice(0, Math.ceil((2 * seen.length) / 3));
  return held(seen) < held(before) * slack.factor + slack.megabytes;
}

/** What processes hold in memory while they are watched, each by itself: one may grow while another shrinks. */
export class MemoryWatch {
  readonly #pids: readonly number[];
  readonly #seen: number[][];
  readonly #timer: NodeJS.Timeout;

  constructor(pids: readonly number[]) {
    this.#pids = pids;
    this.#seen = pids.map(() => []);
    this.#look();
    this.#timer = setInterval(() => this.#look(), 500);
  }

  #look(): void {
    for (const [index, pid] of this.#pids.entries()) this.#seen[index]?.push(residentMb(pid));
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#look();
  }

  isFlat(): boolean {
    return this.#seen.every(isFlat);
  }

  toString(): string {
    const said = this.#seen.map((seen) => {
      const [start, end] = [seen[0], seen.at(-1)];
      return `${start} MB at the start, ${Math.max(...seen)} MB at most, ${end} MB at the end`;
    });
    return `memory of each process: ${said.join('; ')}`;
  }
}
