import {openPlainBrowser, requireOne, type PlainPage} from '../plain-browser';
import {machineWords, triedPages, type Says, type Service, type TriedPage} from './pages';
import type {Kind, TroubledShop} from './troubled-shop';

export const kinds = [
  'refused',
  'dropped',
  'half',
  'never',
  'http500',
  'html502',
  'maintenance',
  'html',
  'tooMany',
  'malformed',
  'huge',
  'empty',
  'wrongTypes',
  'graphqlError',
  'partial',
] as const satisfies Kind[];

/** Three times what a page waits at most in these shops: the machine may be busy. */
export const deadlineMs = 12_000;

/** What came of all trials of one file. */
export class TroubleFigure {
  tried = 0;
  asSpecified = 0;
  late = 0;
  unhandled = 0;

  toString(): string {
    return `tried ${this.tried}, answered as specified ${this.asSpecified}, late ${this.late}, unhandled ${this.unhandled}`;
  }
}

export interface PageTrouble {
  service: Service;
  kind: Kind;
  /** Whether the process has shown these pages before. */
  isKnown: boolean;
}

const demo = {email: 'demo@bellyful.example', password: 'Bellyful-1!'};

export async function signInAt(shop: TroubledShop, more: Record<string, string> = {}) {
  const browser = openPlainBrowser(shop.host().url, more);
  // Its services are given little time; on a busy machine one may be late without any trouble.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const page = await browser.open('/account/sign-in');
    await browser.press(page, requireOne(page, 'main button', 'Sign In'), demo);
    if ((await browser.open('/account')).main.includes(demo.email)) return browser;
  }
  throw new Error('The shop signs nobody in');
}

/** Answers that could be understood or not: either is fine, as long as it is said so. */
const isEither = ({kind}: PageTrouble) => kind === 'partial' || kind === 'wrongTypes';

function specified(page: TriedPage, trouble: PageTrouble): Says[] {
  const {service, kind, isKnown} = trouble;
  // What is refused is the whole shop, and GraphQL's own errors are no trouble of the plugin's.
  const services: Service[] = kind === 'refused' ? ['graphql', 'plugin'] : [service];
  const lacking = services
    .filter((each) => !(each === 'graphql' && isKnown && page.isCached))
    .map((each) => page.without[each])
    .filter((each) => each !== undefined);
  if (lacking.length === 0) return [page.complete];
  return isEither(trouble) ? [page.complete, ...lacking] : lacking;
}

const says = (page: PlainPage, [status, text]: Says) =>
  page.status === status && text.test(`${page.main} ${page.text}`);

/** What one page did otherwise than is specified, or null. */
async function tryPage(
  shop: TroubledShop,
  page: TriedPage,
  trouble: PageTrouble,
  figure: TroubleFigure,
  browsers: Record<TriedPage['who'], ReturnType<typeof openPlainBrowser>>,
): Promise<string | null> {
  figure.tried += 1;
  const began = performance.now();
  const shown = await browsers[page.who].openAt(shop.host().url, page.path).catch(String);
  const tookMs = Math.round(performance.now() - began);
  const what = `${JSON.stringify(trouble)} ${page.who} ${page.path}`;
  if (typeof shown === 'string') return `${what}: ${shown}`;
  if (tookMs > deadlineMs) figure.late += 1;
  const isRight =
    specified(page, trouble).some((each) => says(shown, each)) && !machineWords.test(shown.main);
  if (isRight && tookMs <= deadlineMs) figure.asSpecified += 1;
  const found = `${shown.status} ${(shown.main || shown.text).slice(0, 160)} (${tookMs} ms)`;
  return isRight && tookMs <= deadlineMs ? null : `${what}: ${found}`;
}

/** Opens every page in this trouble; answers what went wrong. */
export async function tryPages(
  shop: TroubledShop,
  shopper: ReturnType<typeof openPlainBrowser>,
  trouble: PageTrouble,
  figure: TroubleFigure,
): Promise<string[]> {
  const browsers = {shopper, visitor: openPlainBrowser(shop.host().url)};
  if (!trouble.isKnown) await shop.begin(trouble.service, trouble.kind);
  await shop.restart();
  if (trouble.isKnown) {
    for (const {who, path} of triedPages) await browsers[who].openAt(shop.host().url, path);
    await shop.begin(trouble.service, trouble.kind);
  }
  const wrong: string[] = [];
  for (const page of triedPages) {
    const problem = await tryPage(shop, page, trouble, figure, browsers);
    if (problem) wrong.push(problem);
  }
  await shop.end();
  return [...wrong, ...whatHostSuffered(shop, figure)];
}

/** Every line of the log is JSON; anything else is what nobody caught. */
export function whatHostSuffered(shop: TroubledShop, figure: TroubleFigure): string[] {
  const {complaints, isAlive} = shop.host();
  const unhandled = complaints.filter((line) => !line.startsWith('{'));
  figure.unhandled += unhandled.length;
  return isAlive() ? unhandled : [...unhandled, 'The process has ended'];
}
