import {createCookieSessionStorage, type Session} from 'react-router';
import {cookieName, type CookieSettings} from './cookie-settings';

interface SessionData {
  /** Random id that limits are counted by, and that marks the orders begun here. */
  visitor: string;
  /** The last order's answer, so that a reload of /thank-you shows it again for 30 minutes. */
  orderResult: {
    answer: Record<string, unknown>;
    until: number;
    shopperId: string | null;
    checkoutKey: string;
  };
  /** The product whose heart a visitor pressed before scripts ran (rules: The wish list). */
  wish: string;
  /** What a shopper's agent handed over, sealed (rules: Shoppers' agents). */
  handOver: string;
  /** The cart that went on to the shop's own checkout, and until when its order is asked for. */
  shopCheckout: {reference: string; until: number};
  /** He was asked his age, as New York wants it of some products. */
  asksAge: boolean;
  /** Key of the attempt whose shopper is away to pay. */
  paymentAttempt: string;
}

/** The signed HttpOnly session cookie. It is sent only when something was written. */
export class AppSession {
  readonly #commit: (session: Session<SessionData>) => Promise<string>;
  readonly #session: Session<SessionData>;
  isPending = false;

  private constructor(
    session: Session<SessionData>,
    commit: (session: Session<SessionData>) => Promise<string>,
  ) {
    this.#session = session;
    this.#commit = commit;
  }

  static async open(request: Request, settings: CookieSettings): Promise<AppSession> {
    const storage = createCookieSessionStorage<SessionData>({
      cookie: {
        name: cookieName('bellyful-session', settings),
        httpOnly: true,
        path: '/',
        sameSite: 'lax',
        secure: settings.isSecure,
        secrets: settings.secrets,
      },
    });
    const session = await storage.getSession(request.headers.get('Cookie'));
    return new AppSession(session, storage.commitSession);
  }

  get<Key extends keyof SessionData>(key: Key): SessionData[Key] | undefined {
    return this.#session.get(key);
  }

  set<Key extends keyof SessionData>(key: Key, value: SessionData[Key]): void {
    this.isPending = true;
    this.#session.set(key, value);
  }

  unset(key: keyof SessionData): void {
    this.isPending = true;
    this.#session.unset(key);
  }

  /** Nothing of an order outlives its shopper's session: the next one is another visitor. */
  forgetOrder(): void {
    for (const key of [
      'handOver',
      'shopCheckout',
      'orderResult',
      'paymentAttempt',
      'visitor',
    ] as const)
      if (this.get(key) !== undefined) this.unset(key);
  }

  /** The visitor's random id, made with its first use. */
  visitorId(): string {
    const known = this.get('visitor');
    if (known) return known;
    const made = crypto.randomUUID();
    this.set('visitor', made);
    return made;
  }

  commit(): Promise<string> {
    return this.#commit(this.#session);
  }
}
