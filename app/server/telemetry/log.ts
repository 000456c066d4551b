type Level = 'info' | 'warn' | 'error';

export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  warn(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}

/**
 * One JSON line an event, with its time (UTC) and the request's id. An event is a constant, `order.paid.unfinished`; its facts are
 * ids, operations and causes (a failure's is called `cause`), never personal or card data.
 */
export function createLog(requestId: string): Log {
  const write = (level: Level, event: string, facts: Record<string, unknown> = {}) =>
    console[level](
      JSON.stringify({time: new Date().toISOString(), level, event, requestId, ...facts}),
    );
  return {
    info: (event, facts) => write('info', event, facts),
    warn: (event, facts) => write('warn', event, facts),
    error: (event, facts) => write('error', event, facts),
  };
}

/** What of an unknown thrown thing may be logged: its name and message, or its kind and status. */
export function toCause(thrown: unknown): string {
  if (thrown instanceof Error) return withoutPersonal(`${thrown.name}: ${thrown.message}`);
  if (typeof thrown !== 'object' || thrown === null) return typeof thrown;
  const {constructor: made} = thrown as {constructor?: {name: string}};
  const kind = made?.name ?? 'object';
  const {status, init} = thrown as {status?: unknown; init?: {status?: unknown} | null};
  const answered = status ?? init?.status;
  return typeof answered === 'number'
    ? `${kind} with status ${answered}`
    : `${kind} without a message`;
}

/** For `catch` where a page goes on without what was asked for: null, and a line that says why. */
export const toNull =
  (log: Log, level: Level, event: string) =>
  (thrown: unknown): null => {
    log[level](event, {cause: toCause(thrown)});
    return null;
  };

const longestText = 500;

/**
 * Other people's programs quote in their errors what they were sent: addresses of mails, numbers of phones and cards,
 * and what proves who the caller is, have no place in a log. It is cut last: half an address would pass for none. The first
 * pattern begins only where a word does: tried at each letter of an endless one, it would hold everything up for minutes.
 */
export const withoutPersonal = (text: string): string =>
  text
    .replace(/(?<![^\s"'<>()=,;:])[^\s"'<>()=,;:]+(?:@|%40)[^\s"'<>(),;]+/g, '[e-mail]')
    .replace(/\b(?:Bearer|Basic)\s+\S+/gi, '[credentials]')
    .replace(/\b(?:ey|sk_|rk_|whsec_)[\w-]{16,}[\w.-]*/g, '[credentials]')
    .replace(/\+?\(?\d(?:[ .()-]{0,2}\d){8,}/g, '[number]')
    .slice(0, longestText);
