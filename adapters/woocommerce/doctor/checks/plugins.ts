import {contractProblem, contractVersion} from '../../plugin-contract';
import {fine, toConfirm, wrong, type Check} from '../check';
import {explainReply} from '../explain-reply';
import {isSignedIn, jsonOf, knowsProducts, type Reply} from '../reply';
import {factsOf, type ShopFacts} from '../shop-facts';
import {indexOf, type ShopProbe} from '../shop-probe';

/** The plugin’s version in this repository. */
export const ownPluginVersion = '2.3.0';

const pluginName = 'Bellyful Storefront';

interface Needed {
  key: 'wordpress' | 'woocommerce' | 'wpgraphql' | 'woographql';
  title: string;
  /** The oldest and the newest that the storefront was tried with. */
  least: string;
  newest: string;
  /** The first without published weaknesses, where the oldest has some, and what they are. */
  safe?: {version: string; before: string};
}

const wordpress: Needed = {key: 'wordpress', title: 'WordPress', least: '6.5', newest: '7.1'};
export const neededPlugins = [
  {key: 'woocommerce', title: 'WooCommerce', least: '9.0', newest: '11.0'},
  {
    key: 'wpgraphql',
    title: 'WPGraphQL',
    least: '2.3.3',
    newest: '2.20',
    safe: {
      version: '2.23.1',
      before: 'strangers learn who the users are (before 2.15.1) and see private media',
    },
  },
  {key: 'woographql', title: 'WPGraphQL for WooCommerce', least: '1.0', newest: '1.0'},
] as const satisfies readonly Needed[];

export function checkPlugins(probe: ShopProbe): Check[] {
  const facts = factsOf(probe.facts);
  if (!facts.plugin) return [...guessPlugins(probe), ...checkOwnPlugin(probe)];
  const versions = [wordpress, ...neededPlugins].map((one) => checkVersion(one, facts));
  return [...versions, ...checkOwnPlugin(probe)];
}

function checkVersion({key, title, least, newest, safe}: Needed, facts: Partial<ShopFacts>): Check {
  const version = facts[key] ?? null;
  if (version === null || compareVersions(version, least) < 0)
    return wrong(title, {
      message: version === null ? `${title} is not active.` : `Version ${version} is too old.`,
      fix: `Install and activate ${title} ${least} or newer.`,
    });
  const tried = newest === least ? least : `${least} to ${newest}`;
  if (safe && compareVersions(version, safe.version) < 0)
    return toConfirm(
      title,
      `Version ${version} has published weaknesses: ${safe.before} (before ${safe.version}). Update it; tried with ${tried}.`,
    );
  // A version that the doctor itself asks for is no finding.
  return isNewer(version, newest) && isNewer(version, safe?.version ?? newest)
    ? toConfirm(
        title,
        `Version ${version} is newer than what this storefront was tried with (${tried}): does an order arrive as it should?`,
      )
    : fine(title, `Version ${version}; tried with ${tried}.`);
}

/** A third number is a correction, and changes nothing that matters here. */
const isNewer = (version: string, newest: string): boolean =>
  compareVersions(version.split('.').slice(0, 2).join('.'), newest) > 0;

/** Without the plugin’s word: a shop without products is one without WooCommerce or its GraphQL. */
function guessPlugins(probe: ShopProbe): Check[] {
  if (knowsProducts(probe.catalogue)) return [];
  const {namespaces} = indexOf(probe);
  const isShop = namespaces?.some((one) => one.startsWith('wc/')) ?? true;
  const {title, least} = neededPlugins[isShop ? 2 : 0];
  return [
    wrong(title, {
      message: `${title} is not active: GraphQL knows no products.`,
      fix: `Install and activate ${title} ${least} or newer.`,
    }),
  ];
}

/** Whether our plugin answers. When the user is what fails, another line says so. */
function checkOwnPlugin({facts, index, viewer, settings}: ShopProbe): Check[] {
  const {plugin} = factsOf(facts);
  if (plugin) return [checkContract(plugin.contract) ?? checkOwnVersion(plugin.version)];
  const {code} = jsonOf(facts);
  const isAbsent = indexOf({index}).namespaces?.includes('bellyful/v1') === false;
  if (isAbsent || code === 'rest_no_route') return [wrong(pluginName, notActive)];
  const isSaidElsewhere = !facts || !isSignedIn(viewer) || isForbidden(facts);
  if (isSaidElsewhere) return [];
  return [wrong(pluginName, explainReply(facts, settings.graphqlUrl) ?? unknownFacts)];
}

const isForbidden = (facts: Reply) =>
  facts.isAnswered && facts.status === 403 && Boolean(jsonOf(facts)['code']);

const unknownFacts = {
  message: 'Something answers in the plugin’s place.',
  fix: 'Look whether another plugin uses the address /wp-json/bellyful.',
};

const notActive = {
  message:
    'The plugin of this storefront is not active in the shop, or something there is too old for it.',
  fix: 'Copy wordpress-plugin/bellyful-storefront into wp-content/plugins and activate it; the shop’s admin says what is too old.',
};

const updatePlugin = 'Copy wordpress-plugin/bellyful-storefront over the shop’s once more.';
const updateStorefront = 'Bring this storefront up to date.';

function checkContract(contract?: number): Check | null {
  const message = contractProblem(contract);
  const isOlder = (contract ?? 1) < contractVersion;
  if (message === null) return null;
  return wrong(pluginName, {message, fix: isOlder ? updatePlugin : updateStorefront});
}

function checkOwnVersion(version: string): Check {
  const [difference, wanted] = [compareVersions(version, ownPluginVersion), ownPluginVersion];
  if (difference === 0) return fine(pluginName, `Version ${version}.`);
  return wrong(pluginName, {
    message: `The shop has version ${version}, this storefront was made with ${wanted}.`,
    fix: difference < 0 ? updatePlugin : updateStorefront,
  });
}

/** Below zero when the first is older; `2.11.2` is newer than `2.9`. */
export function compareVersions(first: string, second: string): number {
  const [one, two] = [first, second].map((version) => version.split(/\D+/).map(Number));
  for (let place = 0; place < 3; place++) {
    const difference = (one?.[place] ?? 0) - (two?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
