import {z} from 'zod';
import type {SnapshotStore} from '~adapters/cache';
import type {CounterNamespace, RateLimits} from '~adapters/rate-limits';
import {isKnownCurrency} from '~adapters/commerce/to-currency';
import {gatewayNames, gatewayShape, neededBy, stripeApi, toGatewayNames} from './gateways';
import {isLoopback} from './known-host';
import {
  besideShop,
  liveKeyWithoutShop,
  missingSetting,
  misspeltSetting,
  publicWithoutShop,
  wrongSetting,
} from './setting-words';

z.config({jitless: true});

/** 32 random bytes are 43 signs in base64 and 64 in hex. */
const fewestSigns = 43;
/** Fewer different ones do not come out of a random generator. */
const fewestDifferentSigns = 10;

/** Whether a secret looks as if a generator made it, not a person or a repeated key. */
function isStrongSecret(secret: string): boolean {
  const isRepeated = `${secret}${secret}`.slice(1, -1).includes(secret);
  return (
    secret.length >= fewestSigns && new Set(secret).size >= fewestDifferentSigns && !isRepeated
  );
}

const secret = z.string().refine(isStrongSecret);

const isGiven = (value: unknown) => typeof value === 'object';

const settings = z.object({
  WOO_GRAPHQL_URL: z.url(),
  WOO_USERNAME: z.string().min(1).optional(),
  WOO_APPLICATION_PASSWORD: z.string().min(1).optional(),
  WOO_WEBHOOK_SECRET: secret.optional(),
  SHOP_CURRENCY: z.string().refine(isKnownCurrency).default('USD'),
  SESSION_SECRET: secret,
  MONITORING_TOKEN: secret.optional(),
  /** Read by the Node host, and further ones of its family: docs/monitoring.md. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({protocol: /^https?$/}).optional(),
  SESSION_SECRET_PREVIOUS: secret.optional(),
  MAIL_API_URL: z.url().default('https://api.resend.com'),
  MAIL_API_KEY: z.string().min(1).optional(),
  MAIL_FROM: z.string().includes('@').optional(),
  PAYMENT_GATEWAY: gatewayNames,
  ...gatewayShape,
  SERVICE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  PUBLIC_STORE_URL: z.url({protocol: /^https?$/}).optional(),
  PUBLIC_DEMO: z
    .enum(['0', '1'])
    .default('0')
    .transform((answer) => answer === '1'),
  /** How far programs may buy for a shopper: not at all, up to the order, or the order too (rules: Shoppers' agents). */
  AGENTS: z
    .enum(['off', 'on', 'complete'])
    .default('on')
    .transform((answer) => (answer === 'off' ? false : answer)),
  PUBLIC_SUPPORT_EMAIL: z.string().includes('@').default('support@example.com'),
  PUBLIC_SUPPORT_PHONE: z.string().default('(555) 010-0142'),
  PUBLIC_COMPANION_PATH: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('personal-wellness-coach'),
  PUBLIC_COMPANION_URL: z.url().optional(),
  PUBLIC_ANALYTICS_URL: z.url().optional(),
  /** Of the Node host alone, as the rest. */
  PAGE_CACHE: z.enum(['on', 'off']).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(3600).optional(),
  MOCK_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  /** Given by the host: of its folder, or bound by `server/wrangler.jsonc`. */
  SNAPSHOTS: z.custom<SnapshotStore>(isGiven).optional(),
  COUNTERS: z.custom<CounterNamespace | RateLimits>(isGiven).optional(),
  CLIENT_ADDRESS_HEADER: z.enum(['CF-Connecting-IP', 'Oxygen-Buyer-IP']).optional(),
});

export type Env = z.output<typeof settings>;

/** What is wrong with the settings, a sentence each; `message` is all of them. Values are left out. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The settings need a look: ${problems.join(' ')}`);
    this.problems = problems;
  }
}

/** The settings table of the README; throws a SettingsError that names everything wrong at once. */
export function readEnv(variables: Record<string, unknown>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  const wrong = new Set(result.error?.issues.map(({path: [name]}) => String(name)));
  const problems = [
    ...[...wrong].map((name) => (name in given ? wrongSetting(name) : missingSetting(name))),
    ...problemsTogether(given),
  ];
  if (!result.success || problems.length > 0) throw new SettingsError(problems);
  return result.data;
}

/** Read before there are settings, or by the mocked shop. */
const readElsewhere = ['CONTENT', 'DATA_DIR', 'ENV_FILE', 'MOCK_CATALOGUE'];
const knownNames = [...Object.keys(settings.shape), ...readElsewhere];
/** Other programs' variables are like a short name by chance. */
const fewestLetters = 8;

/** Names that are almost those of settings, a sentence each: they mean nothing (rules: Without a shop). */
export const findMisspelt = (variables: Record<string, unknown>): string[] =>
  Object.keys(variables).flatMap((name) => {
    if (knownNames.includes(name)) return [];
    const meant = knownNames.find(
      (known) => known.length >= fewestLetters && !variables[known] && isAlmost(name, known),
    );
    return meant === undefined ? [] : [misspeltSetting(name, meant)];
  });

/** One letter too many, too few or another, or two in the wrong order. */
function isAlmost(name: string, known: string): boolean {
  const [given, wanted] = [name.toUpperCase(), known];
  let at = 0;
  while (at < given.length && given[at] === wanted[at]) at += 1;
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  const isSwapped =
    given[at] === wanted[at + 1] &&
    given[at + 1] === wanted[at] &&
    rest(given, 2) === rest(wanted, 2);
  return (
    isSwapped ||
    rest(given, 1) === rest(wanted, 1) ||
    rest(given, 1) === rest(wanted, 0) ||
    rest(given, 0) === rest(wanted, 1)
  );
}

/** The sentences of `readEnv`; none when the shop can open. */
export function findSettingProblems(variables: Record<string, unknown>): string[] {
  try {
    readEnv(variables);
    return [];
  } catch (thrown) {
    if (thrown instanceof SettingsError) return thrown.problems;
    throw thrown;
  }
}

/** Settings of one service: all of them, or none. */
const sets = [
  ['WOO_USERNAME', 'WOO_APPLICATION_PASSWORD'],
  ['MAIL_API_KEY', 'MAIL_FROM'],
];

/** What one setting makes of another. */
function problemsTogether(given: Record<string, unknown>): string[] {
  const gateways = toGatewayNames(given['PAYMENT_GATEWAY']);
  const begun = sets.filter((names) => names.some((name) => given[name] !== undefined));
  const needed = [
    ...begun.flat(),
    ...neededBy(gateways),
    // Without it, a caller would choose the address that mails lead to.
    ...(gateways.includes('offline') || isLoopback(String(given['HOST']))
      ? []
      : ['PUBLIC_STORE_URL']),
  ];
  const stripeStub = given['STRIPE_API_URL'];
  const isOther = stripeStub !== undefined && stripeStub !== stripeApi;
  const isForeign = isOther && !isMockedShop(stripeStub, given['WOO_GRAPHQL_URL']);
  return [
    ...needed.filter((name) => given[name] === undefined).map(missingSetting),
    ...(isForeign ? [wrongSetting('STRIPE_API_URL')] : []),
    ...(isMockedShop(given['PAYMENT_OFFLINE_URL'], given['WOO_GRAPHQL_URL'])
      ? problemsOfMockedShop(given)
      : settingsOfMockedShop(given).map(besideShop)),
  ];
}

/** Settings that mean nothing, or harm, beside a real shop's address (rules: Without a shop). */
const settingsOfMockedShop = (given: Record<string, unknown>): string[] =>
  Object.keys(given).filter(
    (name) =>
      name.startsWith('MOCK_') ||
      name === 'PAYMENT_OFFLINE_URL' ||
      (name === 'PAYMENT_GATEWAY' && toGatewayNames(given[name]).includes('offline')) ||
      (name === 'PUBLIC_DEMO' && given[name] === '1'),
  );

/** It must not look like a real shop, nor take a payment. */
function problemsOfMockedShop(given: Record<string, unknown>): string[] {
  const {PUBLIC_STORE_URL: store = 'http://localhost', STRIPE_SECRET_KEY: key = ''} = given;
  const isPublic = URL.canParse(String(store)) && !isLoopback(new URL(String(store)).hostname);
  return [
    ...(isPublic && given['PUBLIC_DEMO'] !== '1' ? [publicWithoutShop] : []),
    ...(/^[rs]k_live_/.test(String(key)) ? [liveKeyWithoutShop] : []),
  ];
}

/**
 * The mocked shop answers for shop and payments at one address of this machine, which no real shop does. Only it may
 * stand in for Stripe: the stub's script would read every card.
 */
function isMockedShop(payments: unknown, shop: unknown): boolean {
  if (!URL.canParse(String(payments)) || !URL.canParse(String(shop))) return false;
  const {origin, hostname} = new URL(String(payments));
  return isLoopback(hostname) && origin === new URL(String(shop)).origin;
}
