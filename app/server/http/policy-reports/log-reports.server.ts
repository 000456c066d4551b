import {withoutPersonal, type Log} from '../../telemetry/log';
import {measures} from '../../telemetry/measures.server';
import type {PolicyReport} from './read-reports.server';

/** For each directive: invented reports of one cannot suppress another. */
const mostKinds = 10;
const windowMs = 60 * 60_000;

/** Counts reports, and writes one line an hour for each kind of them, for ten kinds of each directive at most. */
export class ReportLogger {
  readonly #now: () => number;
  #logged = new Map<string, Set<string>>();
  #endsAt = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  log(reports: PolicyReport[], log: Pick<Log, 'warn'>): void {
    if (this.#now() >= this.#endsAt) {
      this.#logged.clear();
      this.#endsAt = this.#now() + windowMs;
    }
    for (const {directive, blocked} of reports) {
      measures.policyReports().add(1, {directive});
      if (!this.#isNew(directive, blocked)) continue;
      log.warn('csp.refused', {directive, blocked: withoutPersonal(blocked)});
    }
  }

  #isNew(directive: string, blocked: string): boolean {
    const kinds = this.#logged.get(directive) ?? new Set();
    if (kinds.has(blocked) || kinds.size >= mostKinds) return false;
    this.#logged.set(directive, kinds.add(blocked));
    return true;
  }
}
