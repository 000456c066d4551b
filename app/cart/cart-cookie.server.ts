import {z} from 'zod';
import {longestCode} from '~/pricing/constants';
import {cookieName, readCookie, type CookieSettings} from '~/server/session/cookie-settings';
import {seal, unseal} from '~/server/session/sealed-text.server';
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
});

interface Change {
  lines?: readonly CartLine[];
  code?: string | null;
  setAside?: readonly CartLine[];
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
  #cart: z.output<typeof cookieContent> | null;
  isPending = false;

  private constructor(settings: CookieSettings, known: z.output<typeof cookieContent> | null) {
    this.#settings = settings;
    this.#cart = known;
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

  /** Of its order (rules: Orders exactly once): made with its first line. Null while it is empty. */
  get key(): string | null {
    return this.#cart?.key ?? null;
  }

  /** Another after every change: what a page showed is what stands here, or it is not. Null while it is empty. */
  get version(): string | null {
    return this.#cart?.version ?? null;
  }

  /** False where there is no room for that much; then it stays as it was. Without any lines it is gone. */
  change({lines = this.lines, code = this.code, setAside = this.setAside}: Change): boolean {
    const key = this.key ?? crypto.randomUUID();
    const version = crypto.randomUUID().slice(0, 8);
    const isEmpty = lines.length + setAside.length === 0;
    const next = isEmpty ? null : {key, version, code, lines: [...lines], setAside: [...setAside]};
    if (JSON.stringify(next).length > mostLetters) return false;
    this.#cart = next;
    this.isPending = true;
    return true;
  }

  /** Takes another cart's place, under that cart's key. False where there is no room for it. */
  replace(key: string, cart: Required<Omit<Change, 'setAside'>>): boolean {
    const before = this.#cart;
    this.#cart = {key, version: '', code: null, lines: [], setAside: []};
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
