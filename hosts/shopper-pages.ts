import {randomBytes, randomUUID} from 'node:crypto';
import type {ShownShopper} from '../app/platform/page-template.ts';
import {isGone, noStore} from '../app/platform/cache-policy.ts';
import {bodyOf, packOnce, type Encoding, type KeptPage} from './kept-page.ts';
import {PageKeeper, type Made} from './page-keeper.ts';
import {fillIn, toTemplate, type PageTemplate} from './page-template.ts';

/** Who asks for a page, and the cookies that its answer carries. */
export interface Asker {
  shopper: ShownShopper | null;
  cookies: string[];
}

interface Options {
  findAsker: (request: Request) => Promise<Asker>;
  /** Renders a page with this in the places of a shopper's data. */
  render: (address: string, standIn: ShownShopper) => Promise<Response>;
  everyones: PageKeeper<KeptPage>;
  routeOf: (pathname: string) => string;
  isTold: (madeAt: number) => boolean;
}

/** What goes out to one visitor. */
export interface OwnPage {
  status: number;
  /** Milliseconds since 1970. */
  madeAt: number;
  isFresh: boolean;
  /** For `Server-Timing`. */
  timing: string;
  /** Names and values in turn, without how it is packed. */
  headers: string[];
  body: Buffer;
}

type Found = Omit<OwnPage, 'timing'>;

/** Values that occur nowhere else. */
const confirmed: ShownShopper = {
  id: randomUUID(),
  email: `${randomUUID()}@stand-in.invalid`,
  emailConfirmedAt: randomUUID(),
};
const unconfirmed: ShownShopper = {...confirmed, emailConfirmedAt: null};
/** Stands behind the address of a page for shoppers who have not confirmed theirs. Nobody can ask for one with a space. */
const unconfirmedMark = ' unconfirmed';

/** All templates together, in bytes of memory. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Pages for who is signed in: alike for all shoppers but for whom they greet, so that each is rendered once, for a
 * stand-in, and filled in (rules: Pages kept for everyone).
 */
export class ShopperPages {
  readonly #options: Options;
  readonly #templates: PageKeeper<PageTemplate>;
  /** Routes whose pages are one shopper's own. */
  readonly #ownRoutes = new Set<string>();

  constructor(options: Options) {
    this.#options = options;
    this.#templates = new PageKeeper({
      make: (address, madeAt) => this.#make(address, madeAt),
      isTold: options.isTold,
      mostBytes,
    });
  }

  outdate(tags: readonly string[] | null): void {
    this.#templates.outdate(tags);
  }

  /** Whether the page is not known to be one shopper's own. */
  mayKeep(address: string): boolean {
    return !this.#ownRoutes.has(this.#routeOf(address));
  }

  /** Null where the page has to be rendered for whoever asks. */
  async find(address: string, cookie: string, encoding: Encoding): Promise<OwnPage | null> {
    const began = performance.now();
    const asking = new Request(address, {headers: {cookie}});
    const {shopper, cookies} = await this.#options.findAsker(asking);
    const timing = `kept, account;dur=${Math.round(performance.now() - began)}`;
    const page = shopper
      ? await this.#fillIn(address, shopper, encoding)
      : await this.#everyones(address, encoding);
    return page && {...page, timing, headers: [...page.headers, ...cookies.flatMap(toSetCookie)]};
  }

  /** Who has no session any more, or of whom nobody can tell, sees what all visitors see. */
  async #everyones(address: string, encoding: Encoding): Promise<Found> {
    const {everyones} = this.#options;
    const page = await everyones.get(address);
    return {
      status: page.status,
      madeAt: page.madeAt,
      isFresh: everyones.isFresh(page),
      headers: toOwnHeaders(page.headers),
      body: await bodyOf(everyones, encoding, page, address),
    };
  }

  async #fillIn(address: string, shopper: ShownShopper, encoding: Encoding): Promise<Found | null> {
    const mark = shopper.emailConfirmedAt === null ? unconfirmedMark : '';
    const template = await this.#templates.get(address + mark);
    if (template.kind === null || template.kind === 'own') return null;
    const nonce = randomBytes(16).toString('hex');
    const policy = ['Content-Security-Policy', template.policy.join(nonce)];
    return {
      status: template.status,
      madeAt: template.madeAt,
      isFresh: this.#templates.isFresh(template),
      headers: [...template.headers, ...policy],
      body: await packOnce(fillIn(template, shopper, nonce), encoding),
    };
  }

  async #make(marked: string, madeAt: number): Promise<Made<PageTemplate>> {
    const isUnconfirmed = marked.endsWith(unconfirmedMark);
    const address = isUnconfirmed ? marked.slice(0, -unconfirmedMark.length) : marked;
    const {pathname: path} = new URL(address);
    const standIn = isUnconfirmed ? unconfirmed : confirmed;
    const answer = await this.#options.render(address, standIn);
    const page = await toTemplate(answer, {path, madeAt, standIn});
    if (isOwn(page)) this.#ownRoutes.add(this.#routeOf(address));
    return {page, outcome: outcomeOf(page)};
  }

  #routeOf(address: string): string {
    return this.#options.routeOf(new URL(address).pathname);
  }
}

/** It needs more of a shopper than whom it greets, or is no page at all. */
const isOwn = ({kind, status}: PageTemplate) => kind === 'own' || (kind === null && status === 200);

function outcomeOf({kind, status}: PageTemplate): Made<PageTemplate>['outcome'] {
  if (kind === 'whole' && status === 200) return 'whole';
  return isGone(status) ? 'gone' : 'lacking';
}

const toSetCookie = (cookie: string) => ['Set-Cookie', cookie];

/** What lets others keep it. */
const ofEveryone = new Set(['cache-control', 'etag', 'server-timing', 'vary']);

/** Without what is for all: `Set-Cookie` may stand beside them. */
function toOwnHeaders(headers: readonly string[]): string[] {
  const own = headers.filter((_text, index) => {
    const name = headers[index - (index % 2)] ?? '';
    return !ofEveryone.has(name.toLowerCase());
  });
  return [...own, 'Cache-Control', noStore];
}
