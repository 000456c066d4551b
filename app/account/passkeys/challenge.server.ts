import {z} from 'zod';
import type {AppServices} from '~/server/app-services';
import {cookieSettingsOf} from '~/server/session/cookie-settings';
import {randomToken, seal, unseal} from '~/server/session/sealed-text.server';

/** Also what it is sealed for. */
const purpose = 'passkey-challenge';
const lifetimeMs = 10 * 60_000;

/** What a challenge was made for; an answer to it does nothing else. */
const challenge = z.object({
  step: z.enum(['sign-in', 'sign-up', 'add']),
  /** The browser that asked. */
  visitor: z.string(),
  /** Of a new passkey: for which address or account, and how authenticators will name that. */
  owner: z.string(),
  userHandle: z.string(),
  /** Milliseconds since 1970. */
  endsAt: z.number(),
  /** No two are alike. */
  token: z.string(),
});

type Challenge = z.infer<typeof challenge>;
export type Step = Challenge['step'];

/** Where an answer to it must come from. */
export function siteOf({siteUrl}: Pick<AppServices, 'siteUrl'>) {
  const {origin, hostname} = new URL(siteUrl);
  return {origin, hostname};
}

type Services = Pick<AppServices, 'env' | 'siteUrl' | 'session'>;

/** Stored nowhere: it comes back in the answer, which an authenticator has signed, and counts once in the shop. */
export function makeChallenge(
  {env, session}: Services,
  step: Step,
  owner = '',
  userHandle = '',
): Promise<string> {
  const made: Challenge = {
    step,
    owner,
    userHandle,
    visitor: session.visitorId(),
    endsAt: Date.now() + lifetimeMs,
    token: randomToken(),
  };
  return seal(JSON.stringify(made), env.SESSION_SECRET, purpose);
}

/** Null where it was made for something else or by another, or is over. */
export async function openChallenge(
  {env, siteUrl, session}: Services,
  sealed: string,
  step: Step,
): Promise<Challenge | null> {
  const text = await unseal(sealed, cookieSettingsOf(env, siteUrl).secrets, purpose);
  const made = text === null ? null : challenge.parse(JSON.parse(text));
  const isFitting =
    made?.step === step && made.visitor === session.visitorId() && made.endsAt > Date.now();
  return isFitting ? made : null;
}
