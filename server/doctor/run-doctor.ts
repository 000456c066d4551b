import {examine, probeShop, type Check} from '~adapters/woocommerce/doctor';
import {factsOf} from '~adapters/woocommerce/doctor/shop-facts';
import {tryOrder} from '~adapters/woocommerce/doctor/try-order';
import type * as backend from '~mocks/backend';
import {namesShop} from '../names-shop';
import {checkSettings, toShopSettings} from './doctor-settings';
import {claimsToConfirm} from './claims-to-confirm';
import {lawsToTell} from './laws-to-tell';

interface Options {
  isJson: boolean;
  /** Also make, pay, read and remove a test order. */
  isWriting: boolean;
  /** The owner's folder of texts, and what it has from the built-in one. */
  ownContent?: OwnContent | null;
  /** Called when no shop is configured. */
  loadMocks: () => Promise<typeof backend>;
}

interface OwnContent {
  folder: string;
  /** What is built in, for the folder lacks it: `brand.ts: tagline`. */
  lacking: string[];
  /** What this version does not read. */
  unread: string[];
}

export async function runDoctor(
  given: NodeJS.ProcessEnv,
  {isJson, isWriting, ownContent = null, loadMocks}: Options,
) {
  const {variables, close} = await openShop(given, loadMocks);
  try {
    const own = ownContent ? [toContentCheck(ownContent)] : [];
    const checks = [...own, ...(await examineShop(variables, given, isWriting))];
    const isOk = checks.every(({ok}) => ok);
    const title = namesShop(given)
      ? (given['WOO_GRAPHQL_URL'] ?? 'a shop')
      : 'the mocked shop (WOO_GRAPHQL_URL is not set)';
    return {isOk, text: isJson ? toJson(checks) : toText(title, checks)};
  } finally {
    await close();
  }
}

function toContentCheck({folder, lacking, unread}: OwnContent): Check {
  const part = (sentence: string, lines: string[]) =>
    lines.length > 0 ? `${sentence}: ${lines.join('; ')}.` : '';
  const said = [
    `${folder} is built in.`,
    part('What it lacks is the built-in text', lacking) || 'It lacks nothing.',
    part('This version does not read', unread),
  ];
  return {name: 'Own content', ok: true, message: said.join(' ').trim(), fix: ''};
}

/** Without a configured shop the mocked one is examined. */
async function openShop(given: NodeJS.ProcessEnv, loadMocks: Options['loadMocks']) {
  const variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  if (namesShop(variables)) return {variables, close: async () => {}};
  const {startBackend, offlineSettings} = await loadMocks();
  const backend = await startBackend();
  const offline = {
    ...offlineSettings(backend.url),
    ...variables,
  };
  backend.wordpress.storefrontUrl = toShopSettings(offline).storeUrl;
  return {variables: offline, close: () => backend.close()};
}

async function examineShop(
  variables: NodeJS.ProcessEnv,
  given: NodeJS.ProcessEnv,
  isWriting: boolean,
): Promise<Check[]> {
  const settings = checkSettings(variables, given);
  if (!URL.canParse(variables['WOO_GRAPHQL_URL'] ?? '')) return settings;
  const probe = await probeShop(toShopSettings(variables));
  const checks = [
    ...settings,
    ...examine(probe),
    ...lawsToTell(factsOf(probe.facts)),
    ...claimsToConfirm(factsOf(probe.facts)),
  ];
  if (!isWriting) return checks;
  return [...checks, ...(await tryOrder(probe))];
}

/** `{ok, checks: [{name, ok, message, fix}]}` for other programs. */
const toJson = (checks: Check[]): string =>
  JSON.stringify(
    {
      ok: checks.every(({ok}) => ok),
      checks: checks.map(({name, ok, message, fix}) => ({name, ok, message, fix})),
    },
    null,
    2,
  );

/** A line for each check, and below a failed one how to correct it. */
const toText = (title: string, checks: Check[]): string =>
  [`What the storefront needs of ${title}`, '', ...checks.map(toLine), '', summary(checks)].join(
    '\n',
  );

/** A sign, and below what fails how it is mended. */
export function toLine({name, ok, message, fix, isToConfirm}: Check): string {
  const sign = isToConfirm ? '?' : ok ? '✓' : '✗';
  return `${sign} ${name}: ${message}${fix === '' ? '' : `\n  → ${fix}`}`;
}

function summary(checks: Check[]): string {
  const missing = checks.filter(({ok}) => !ok).length;
  const open = checks.filter(({isToConfirm}) => isToConfirm).length;
  const toConfirm =
    open > 0
      ? ` What has a ? only you can confirm; claims on the page "Claims" under WooCommerce.`
      : '';
  return missing === 0
    ? `All is well.${toConfirm}`
    : `${missing} of ${checks.length} need a hand (✗): README.md#connect-a-real-shop, docs/help.md#the-doctor-finds-something.${toConfirm}`;
}
