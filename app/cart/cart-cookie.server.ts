import {z} from 'zod';
import {longestCode} from '~/pricing/constants';
import {cookieName, readCookie, type CookieSettings} from '~/server/session/cookie-settings';
import {seal, unseal} from '~/server/session/sealed-text.server';
import {
  changedEntries,
  codeKey,
  entriesOf,
  type CartEntries,
  type Unsynced,
} from './account/cart-entries';
import {cartLine, type CartLine} from './cart-lines.server';

declare module '~/server/app-services' {
  interface AppServices {
    /** The cart of a browser without scripts; empty for every other. */
    cartCookie: CartCookie;
  }
}

/** Of the cookie, and what it is sealed for. */
const cartCookieName = 'bellyful-cart';

const cookieContent = z.strictObject({
  key: z.uuid(),
  version: z.string().length(8),
  code: z.string().max(longestCode).nullable(),
  lines: z.array(cartLine),
  /** What a claimed offer took out. */
  setAside: z.array(cartLine).default([]),
  /** Whose cart it follows (rules: The cart of an account), and what that account could not be told. */
  account: z.strictObject({id: z.string(), unsynced: z.record(z.string(), z.int())}).optional(),
});

type Content = z.output<typeof cookieContent>;

interface Change {
  lines?: readonly CartLine[];
  code?: string | null;
  setAside?: readonly CartLine[];
  account?: Content['account'];
}

/** Sealed it is a third longer, and browsers keep about 4,096 bytes a cookie, name and attributes included. */
const mostLetters = 2_700;
const maxAgeSeconds = 30 * 24 * 3600;

/**
 * The cart of a browser without scripts, in a sealed cookie. Scripts may see that it is there, so that the browser's
 * own cart can take it over; what it holds they cannot read or make.
 */
export class CartCookie {
  readonly #settings: CookieSettings;
  #cart: Content | null;
  /** As the account knows it. */
  #told: CartEntries;
  isPending = false;

  private constructor(settings: CookieSettings, known: Content | null) {
    this.#settings = settings;
    this.#cart = known;
    this.#told = this.entries;
  }

  static async open(request: Request, settings: CookieSettings): Promise<CartCookie> {
    const sealed = readCookie(request, cartCookieName, settings);
    const text = sealed ? await unseal(sealed, settings.secrets, cartCookieName) : null;
    const read = text === null ? null : cookieContent.safeParse(JSON.parse(text));
    return new CartCookie(settings, read?.data ?? null);
  }

  get lines(): readonly CartLine[] {
    return this.#cart?.lines ?? [];
  }

  /** What a claimed offer took out, until that is brought back. */
  get setAside(): readonly CartLine[] {
    return this.#cart?.setAside ?? [];
  }

  /** The typed code that is on it; null without one. */
  get code(): string | null {
    return this.#cart?.code ?? null;
  }

  get #isEmpty(): boolean {
    return this.lines.length + this.setAside.length === 0;
  }

  /** Of its order (rules: Orders exactly once): made with its first line. Null while it is empty. */
  get key(): string | null {
    return this.#isEmpty ? null : (this.#cart?.key ?? null);
  }

  /** Another after every change: what a page showed is what stands here, or it is not. Null while it is empty. */
  get version(): string | null {
    return this.#isEmpty ? null : (this.#cart?.version ?? null);
  }

  get isThere(): boolean {
    return this.#cart !== null;
  }

  /** Of whom it follows the cart; null for a guest's. */
  get account(): string | null {
    return this.#cart?.account?.id ?? null;
  }

  get entries(): CartEntries {
    return entriesOf(this.lines, this.code);
  }

  /** What its account was not told yet. */
  get unsynced(): Unsynced {
    const before = this.#cart?.account?.unsynced;
    return {...before, ...changedEntries(this.#told, this.entries, Date.now())};
  }

  get hasUnsynced(): boolean {
    return this.account !== null && Object.keys(this.unsynced).length > 0;
  }

  /** It is as its account has it now, as far as that fits. */
  follow(id: string, {lines, code}: Required<Pick<Change, 'lines' | 'code'>>): void {
    const account = {id, unsynced: {}};
    const isSame = JSON.stringify(entriesOf(lines, code)) === JSON.stringify(this.entries);
    const isKept = isSame && JSON.stringify(this.#cart?.account) === JSON.stringify(account);
    const fitting = [...lines];
    if (!isKept) while (!this.change({lines: fitting, code, account})) fitting.pop();
    this.#told = this.entries;
  }

  /** For when the account can be told. */
  keep(unsynced: Unsynced): void {
    const {id} = this.#cart?.account ?? {};
    if (id !== undefined && Object.keys(unsynced).length > 0)
      this.change({account: {id, unsynced}});
    this.#told = this.entries;
  }

  /** It is gone from this browser; an account has it still, but for what it was not told: that is a guest's again. */
  leave(untold: Unsynced = this.unsynced): void {
    const lines = this.lines.filter((line) =>
      Object.keys(entriesOf([line], null)).some((key) => key in untold),
    );
    const code = codeKey in untold ? this.code : null;
    this.#cart = null;
    this.#told = {};
    this.change({lines, code});
  }

  /** False where there is no room for that much; then it stays as it was. Without any lines it is gone. */
  change({
    lines = this.lines,
    code = this.code,
    setAside = this.setAside,
    account = this.#cart?.account,
  }: Change): boolean {
    const isEmpty = lines.length + setAside.length === 0;
    const known = isEmpty ? undefined : this.#cart?.key;
    const key = known ?? crypto.randomUUID();
    const version = crypto.randomUUID().slice(0, 8);
    const held = {lines: [...lines], setAside: [...setAside], ...(account && {account})};
    const next = isEmpty && !account ? null : {key, version, code: isEmpty ? null : code, ...held};
    if (JSON.stringify(next).length > mostLetters) return false;
    this.#cart = next;
    this.isPending = true;
    return true;
  }

  /** Takes another cart's place, under that cart's key. False where there is no room for it. */
  replace(key: string, cart: Required<Pick<Change, 'lines' | 'code'>>): boolean {
    const before = this.#cart;
    this.#cart = {...before, key, version: '', code: null, lines: [], setAside: []};
    const isDone = this.change(cart);
    if (!isDone) this.#cart = before;
    return isDone;
  }

  empty(): void {
    this.change({lines: [], setAside: []});
  }

  /** What it holds now is another order than the one of its key. */
  renewKey(): void {
    if (!this.#cart) return;
    this.#cart = {...this.#cart, key: crypto.randomUUID()};
    this.isPending = true;
  }

  /** The `Set-Cookie` value that keeps it, or removes it. */
  async cookie(): Promise<string> {
    const {isSecure, secrets} = this.#settings;
    const sealed =
      this.#cart && (await seal(JSON.stringify(this.#cart), secrets[0], cartCookieName));
    const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    const name = cookieName(cartCookieName, this.#settings);
    return `${name}=${sealed ?? ''}; Max-Age=${sealed ? maxAgeSeconds : 0}; ${attributes}`;
  }
}
