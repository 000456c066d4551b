import {z} from 'zod';
import {withoutPersonal, type Log} from '../telemetry/log';
import {measures} from '../telemetry/open-telemetry.server';

/** What a browser refused to load or run. */
export interface PolicyReport {
  /** `script-src-elem`. */
  directive: string;
  /** The origin that was refused, or a keyword: `inline`, `eval`, `data`. */
  blocked: string;
}

const text = z.string().catch('');

/** By `report-uri`. */
const older = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

/** By `report-to`: several at once, of other kinds too. */
const newer = z.array(
  z.object({
    type: text,
    body: z
      .object({documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text})
      .catch({documentURL: '', effectiveDirective: '', blockedURL: '', sourceFile: ''}),
  }),
);

interface Raw {
  page: string;
  directive: string;
  blocked: string;
  source: string;
}

function toRaw(json: unknown): Raw[] {
  const old = older.safeParse(json);
  if (old.success) {
    const report = old.data['csp-report'];
    const [violated = ''] = report['violated-directive'].split(' ');
    return [
      {
        page: report['document-uri'],
        directive: report['effective-directive'] || violated,
        blocked: report['blocked-uri'],
        source: report['source-file'],
      },
    ];
  }
  const list = newer.safeParse(json);
  return (list.data ?? [])
    .filter(({type}) => type === 'csp-violation')
    .map(({body}) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
    }));
}

/** What extensions and programs on the shopper's machine put into pages; nothing here can mend it. */
const foreign = /^(?:[a-z-]*-extension|webkit-masked-url|chrome|resource|moz-|about|file)\b/i;

const longestHost = 100;

/** Never more than an origin: paths and parameters may be about a person. */
function toBlocked(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const {protocol, host} = new URL(blocked);
  return host ? host.slice(0, longestHost) : protocol.replace(':', '');
}

/**
 * What a browser can report, by the W3C's Content Security Policy 3 and what extends it. Any client may send a report:
 * any other name would be the client's text among the owner's metrics.
 */
const knownDirectives: ReadonlySet<string> = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** The reports of one message about pages of this site; what is noise or no report is left out. */
export const readReports = (json: unknown, siteUrl: string): PolicyReport[] =>
  toRaw(json)
    .filter(({page}) => URL.canParse(page) && new URL(page).host === new URL(siteUrl).host)
    .filter(({blocked, source}) => !foreign.test(blocked) && !foreign.test(source))
    .filter(({directive}) => knownDirectives.has(directive))
    .map(({directive, blocked}) => ({directive, blocked: toBlocked(blocked)}));

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
