import {originMarks, type OrderOrigin} from '~adapters/commerce/orders/order-origin';

/** Where this visit came from, once its visitor has accepted; an order takes it along (rules: Where an order came from). */
export const originCookie = 'visit-origin';

const sessionMs = 30 * 60 * 1000;
/** Browsers keep about 4,096 bytes a cookie, name and attributes included. */
const mostLetters = 3_800;

export interface Visit {
  marks: OrderOrigin;
  /** When its last page was seen; milliseconds since 1970. */
  seen: number;
}

export interface Arrival {
  /** The document's own. */
  address: URL;
  /** The page that led to it, '' where none is known. */
  referrer: string;
}

const campaignMarks = originMarks.filter((mark) => mark.startsWith('utm_'));

/** Google's and Yandex' own marks of a paid click. */
const paidClicks = {gclid: 'google', yclid: 'yandex'};

/** Searches by the parameter that holds the words, as the shop's own script lists them; Google names none. */
const searches: [host: RegExp, parameter: string | null, name: string][] = [
  [/(^|\.)yandex\..{2,9}$/, 'text', 'yandex'],
  [/^google\..{2,9}$/, null, 'google'],
  [/(^|\.)bing\.com$/, 'q', 'bing'],
  [/(^|\.)yahoo\.com$/, 'p', 'yahoo'],
  [/(^|\.)about\.com$/, 'q', 'about'],
  [/(^|\.)aol\.com$/, 'q', 'aol'],
  [/(^|\.)ask\.com$/, 'q', 'ask'],
  [/(^|\.)globososo\.com$/, 'q', 'globo'],
  [/(^|\.)go\.mail\.ru$/, 'q', 'go.mail.ru'],
  [/(^|\.)rambler\.ru$/, 'query', 'rambler'],
  [/(^|\.)tut\.by$/, 'query', 'tut.by'],
];

const hostOf = ({hostname}: URL) => hostname.replace('www.', '');

function campaignOf(address: URL): OrderOrigin | null {
  // A plus is no blank to the shop's own script.
  const query = new URLSearchParams(address.search.replaceAll('+', '%2B'));
  const paid = Object.entries(paidClicks).find(([mark]) => query.has(mark))?.[1];
  if (!paid && !campaignMarks.some((mark) => query.has(mark))) return null;
  const marks: OrderOrigin = {source_type: 'utm'};
  if (paid)
    Object.assign(marks, {utm_source: paid, utm_medium: 'cpc', utm_campaign: `${paid}_cpc`});
  for (const mark of campaignMarks) {
    const value = query.getAll(mark).join(',');
    if (value) marks[mark] = value;
  }
  return marks;
}

function searchOf(from: URL): OrderOrigin | null {
  const found = searches.find(
    ([host, parameter]) =>
      host.test(hostOf(from)) && (!parameter || from.search.includes(`${parameter}=`)),
  );
  return found ? {source_type: 'organic', utm_source: found[2], utm_medium: 'organic'} : null;
}

const referralOf = (from: URL): OrderOrigin => ({
  source_type: 'referral',
  utm_source: hostOf(from) === 't.co' ? 'twitter.com' : hostOf(from),
  utm_medium: 'referral',
  utm_content: from.pathname,
});

/** The page of another site that led here. */
function leadOf({address, referrer}: Arrival): URL | null {
  const own = hostOf(address);
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  return from && hostOf(from) !== own && !hostOf(from).endsWith(`.${own}`) ? from : null;
}

/** Null where it is what it was before. */
function sourceOf(arrival: Arrival, before: Visit | null, goesOn: boolean): OrderOrigin | null {
  const campaign = campaignOf(arrival.address);
  const from = leadOf(arrival);
  const source = campaign ?? (from && (searchOf(from) ?? (goesOn ? null : referralOf(from))));
  if (!source) return before ? null : {source_type: 'typein', utm_source: '(direct)'};
  return {...source, ...(from && {referrer: readable(from.href)})};
}

/** WordPress takes encoded letters out of a text. */
function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** What else stands behind `?` may be a secret. */
function entryOf({href}: URL): string {
  const entry = new URL(href);
  const marks: string[] = [...campaignMarks, ...Object.keys(paidClicks)];
  for (const name of new Set(entry.searchParams.keys()))
    if (!marks.includes(name)) entry.searchParams.delete(name);
  return readable(entry.href);
}

/** A visit after one more page, counted as the shop's own script counts; `arrival` with the first one of a document. */
export function nextVisit(before: Visit | null, arrival: Arrival | null, now: number): Visit {
  const goesOn = before !== null && now - before.seen < sessionMs;
  const source = arrival && sourceOf(arrival, before, goesOn);
  const {session_pages: pages = 0, session_count: count = 0} = before?.marks ?? {};
  const marks: OrderOrigin = source
    ? {
        ...source,
        session_entry: entryOf(arrival.address),
        session_start_time: new Date(now).toISOString().slice(0, 19).replace('T', ' '),
      }
    : {...before?.marks};
  marks.session_pages = String(goesOn ? Number(pages) + 1 : 1);
  marks.session_count = String(Number(count) + (goesOn ? 0 : 1));
  return {marks, seen: now};
}

/** As a cookie, with no value of more letters than fit. */
export function toCookie({marks, seen}: Visit): string {
  const cut = (most: number) => {
    const short = Object.entries(marks).map(([mark, value]) => [
      mark,
      Array.from(value).slice(0, most).join(''),
    ]);
    return encodeURIComponent(JSON.stringify({marks: Object.fromEntries(short), seen}));
  };
  return [1_000, 200].map(cut).find(({length}) => length <= mostLetters) ?? cut(20);
}

function readVisit(): Visit | null {
  try {
    const stored = /visit-origin=([^;]+)/.exec(document.cookie)?.[1];
    return stored ? (JSON.parse(decodeURIComponent(stored)) as Visit) : null;
  } catch {
    return null;
  }
}

/** For this host alone, until the browser is closed. */
function write(value: string): void {
  const cookie = `${originCookie}=${value}; path=/; samesite=lax`;
  document.cookie = location.protocol === 'https:' ? `__Host-${cookie}; secure` : cookie;
}

/** Notes one more page; nothing where another tab has ended it since this document came. */
export function noteVisit(arrival: Arrival | null): void {
  const before = readVisit();
  if (!before && !arrival) return;
  write(toCookie(nextVisit(before, arrival, Date.now())));
}

export const forgetVisit = (): void => write('; max-age=0');
