import type {AccountSession} from '~adapters/accounts';
import {appleDevice, securityLabels} from '~/content/account';
import type {AppServices} from '~/server/app-services';
import {toNull} from '~/server/telemetry/log';

export interface SessionView {
  id: string;
  device: string;
  /** ISO 8601. */
  createdAt: string;
  isThis: boolean;
}

type Ports = Pick<AppServices, 'accounts' | 'log'>;

/** The account's sessions, this one first; null while the accounts service does not answer. */
export async function listSessions(
  {accounts, log}: Ports,
  session: AccountSession,
): Promise<SessionView[] | null> {
  const fail = toNull(log, 'error', 'sessions.list.failed');
  const listed = await accounts.sessions.list(session).catch(fail);
  return (
    listed
      ?.map(({id, userAgent, createdAt, isThis}) => ({
        id,
        createdAt,
        isThis,
        device: deviceName(userAgent),
      }))
      .toSorted((a, b) => Number(b.isThis) - Number(a.isThis)) ?? null
  );
}

type Pattern = readonly [pattern: RegExp, name: string];

/** Browsers name one another: the first that fits is the right one. */
const browsers: Pattern[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: Pattern[] = [
  [/iPhone|iPad/, appleDevice],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const find = (patterns: Pattern[], text: string) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

/** What a shopper calls the device: `Firefox on Windows`. Only our own words: the header could say anything. */
export function deviceName(userAgent: string | null): string {
  const browser = find(browsers, userAgent ?? '');
  const system = find(systems, userAgent ?? '');
  if (browser && system) return securityLabels.browserOn(browser, system);
  return browser ?? system ?? securityLabels.unknownDevice;
}
