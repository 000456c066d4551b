import {z} from 'zod';
import type {AppServices} from '~/server/app-services';
import {cookieSettingsOf} from '~/server/session/cookie-settings';
import {seal, unseal} from '~/server/session/sealed-text.server';

const purpose = 'hand-over';
const part = z.string();

const handOver = z.object({
  /** The profile of the program, as it called itself. */
  agent: part,
  /** Its signature proved that. */
  isVerified: z.boolean().default(false),
  email: part,
  /** Null where it named none. */
  address: z
    .object({
      firstName: part,
      lastName: part,
      phone: part,
      address1: part,
      address2: part,
      city: part,
      state: part,
      zipCode: part,
      country: part,
    })
    .nullable(),
  /** The way of sending that it selected, by the shop's name; null: the one that the shop proposes. */
  shippingMethod: part.nullable().default(null),
  /** Milliseconds since 1970. */
  until: z.number(),
});

/** What a shopper's agent filled in, for the checkout that comes next in this browser (rules: Shoppers' agents). */
export type HandOver = z.output<typeof handOver>;

type Services = Pick<AppServices, 'env' | 'session' | 'siteUrl'>;

export async function rememberHandOver({env, session}: Services, given: HandOver): Promise<void> {
  session.set('handOver', await seal(JSON.stringify(given), env.SESSION_SECRET, purpose));
}

/** Null where nothing was handed over, or it is over. */
export async function findHandOver({env, session, siteUrl}: Services): Promise<HandOver | null> {
  const sealed = session.get('handOver');
  if (sealed === undefined) return null;
  const text = await unseal(sealed, cookieSettingsOf(env, siteUrl).secrets, purpose);
  const given = text === null ? null : handOver.safeParse(JSON.parse(text)).data;
  return given && given.until > Date.now() ? given : null;
}
