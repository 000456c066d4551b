import {readFileSync} from 'node:fs';

/** Megabytes of a process that are in memory. */
const residentMb = (pid: number): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
};

/** What processes hold in memory while they are watched. */
export class MemoryWatch {
  readonly #pids: readonly number[];
  readonly #seen: number[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(pids: readonly number[]) {
    this.#pids = pids;
    this.#look();
    this.#timer = setInterval(() => this.#look(), 500);
  }

  #look(): void {
    this.#seen.push(this.#pids.reduce((sum, pid) => sum + residentMb(pid), 0));
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#look();
  }

  /** What a growing heap takes at first is no leak: the last third is compared with the one before it. */
  isFlat(): boolean {
    const third = Math.floor(this.#seen.length / 3);
    const [before, last] = [this.#seen.slice(third, 2 * third), this.#seen.slice(2 * third)];
    return Math.max(...last) < Math.max(...before) * 1.3 + 40;
  }

  toString(): string {
    const [start, end] = [this.#seen[0], this.#seen.at(-1)];
    return `memory of ${this.#pids.length} processes: ${start} MB at the start, ${Math.max(...this.#seen)} MB at most, ${end} MB at the end`;
  }
}
