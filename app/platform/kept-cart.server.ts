import {z} from 'zod';
import {noodleTypes} from '~/content/noodle-types';
import {offerIds, type CartItem} from '~/pricing/cart-item';
import {longestCode, maximumQuantity, minimumQuantity} from '~/pricing/constants';
import {longestLineId} from '~/pricing/line-ids';
import {cookieName, type CookieSettings} from './cookie-settings';
import {keptCartName} from './kept-cart-name';
import {readCookies} from './read-cookies';
import {seal, unseal} from './sealed-text.server';

/** Which item, how many, which choice: never a price (rules: Without scripts). */
export type KeptLine = Pick<CartItem, 'id' | 'quantity' | 'konjacNoodleType' | 'offerId'>;

const kept = z.strictObject({
  key: z.uuid(),
  version: z.string().length(8),
  code: z.string().max(longestCode).nullable(),
  lines: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(longestLineId),
        quantity: z.int().min(minimumQuantity).max(maximumQuantity),
        konjacNoodleType: z.enum(noodleTypes).exactOptional(),
        offerId: z.enum(offerIds).exactOptional(),
      }),
    )
    .min(1),
});

type Kept = z.output<typeof kept>;

interface Change {
  lines?: readonly KeptLine[];
  code?: string | null;
}

const mostLines = 20;
/** Sealed it is a third longer, and browsers keep about 4,096 bytes a cookie, name and attributes included. */
const mostLetters = 2_700;
const keptSeconds = 30 * 24 * 3600;

/**
 * The cart of a browser without scripts, in a sealed cookie. Scripts may see that it is there, so that the browser's
 * own cart can take it over; what it holds they cannot read or make.
 */
export class KeptCart {
  readonly #settings: CookieSettings;
  #kept: Kept | null;
  isPending = false;

  private constructor(settings: CookieSettings, known: Kept | null) {
    this.#settings = settings;
    this.#kept = known;
  }

  static async open(request: Request, settings: CookieSettings): Promise<KeptCart> {
    const sealed = readCookies(request).get(cookieName(keptCartName, settings));
    const text = sealed ? await unseal(sealed, settings.secrets, keptCartName) : null;
    const read = text === null ? null : kept.safeParse(JSON.parse(text));
    return new KeptCart(settings, read?.data ?? null);
  }

  get lines(): readonly KeptLine[] {
    return this.#kept?.lines ?? [];
  }

  /** The typed code that is on it; null without one. */
  get code(): string | null {
    return this.#kept?.code ?? null;
  }

  /** Of its order (rules: Orders exactly once): made with its first line. Null while it is empty. */
  get key(): string | null {
    return this.#kept?.key ?? null;
  }

  /** Another after every change: what a page showed is what stands here, or it is not. Null while it is empty. */
  get version(): string | null {
    return this.#kept?.version ?? null;
  }

  /** False where there is no room for that much; then it stays as it was. Without lines it is gone. */
  change({lines = this.lines, code = this.code}: Change): boolean {
    const key = this.key ?? crypto.randomUUID();
    const version = crypto.randomUUID().slice(0, 8);
    const next = lines.length === 0 ? null : {key, version, code, lines: [...lines]};
    if (lines.length > mostLines || JSON.stringify(next).length > mostLetters) return false;
    this.#kept = next;
    this.isPending = true;
    return true;
  }

  empty(): void {
    this.change({lines: []});
  }

  /** What it holds now is another order than the one of its key. */
  renewKey(): void {
    if (!this.#kept) return;
    this.#kept = {...this.#kept, key: crypto.randomUUID()};
    this.isPending = true;
  }

  /** The `Set-Cookie` value that keeps it, or removes it. */
  async cookie(): Promise<string> {
    const {isSecure, secrets} = this.#settings;
    const sealed = this.#kept && (await seal(JSON.stringify(this.#kept), secrets[0], keptCartName));
    const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    const name = cookieName(keptCartName, this.#settings);
    return `${name}=${sealed ?? ''}; Max-Age=${sealed ? keptSeconds : 0}; ${attributes}`;
  }
}
