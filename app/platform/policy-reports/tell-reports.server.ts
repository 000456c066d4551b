import {withoutPersonal, type Log} from '../log';
import {measures} from '../watch/measures.server';
import type {PolicyReport} from './read-reports.server';

const mostKinds = 100;
const windowMs = 60 * 60_000;

/** Counts reports, and writes one line an hour for each kind of them, for a hundred kinds at most. */
export class ReportTeller {
  readonly #now: () => number;
  #told = new Set<string>();
  #endsAt = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  tell(reports: PolicyReport[], log: Pick<Log, 'warn'>): void {
    if (this.#now() >= this.#endsAt) {
      this.#told.clear();
      this.#endsAt = this.#now() + windowMs;
    }
    for (const {directive, blocked} of reports) {
      measures.policyReports().add(1, {directive});
      const kind = `${directive} ${blocked}`;
      if (this.#told.has(kind) || this.#told.size >= mostKinds) continue;
      this.#told.add(kind);
      log.warn('csp.refused', {directive, blocked: withoutPersonal(blocked)});
    }
  }
}
