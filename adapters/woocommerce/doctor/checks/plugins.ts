import {contractProblem, contractVersion} from '../../plugin-contract';
import {fine, toConfirm, wrong, type Check} from '../check';
import {explainReply} from '../explain-reply';
import {isSignedIn, jsonOf, knowsProducts, type Reply} from '../reply';
import {factsOf, type ShopFacts} from '../shop-facts';
import {indexOf, type ShopProbe} from '../shop-probe';

/** The plugin’s version in this repository. */
export const ownPluginVersion = '2.3.0';

const pluginName = 'Bellyful Storefront';

/** The oldest and the newest that the storefront was tried with. */
const wordpress = {key: 'wordpress', title: 'WordPress', least: '6.5', newest: '7.1'} as const;
export const neededPlugins = [
  {key: 'woocommerce', title: 'WooCommerce', least: '9.0', newest: '11.0'},
  {key: 'wpgraphql', title: 'WPGraphQL', least: '2.3.3', newest: '2.20'},
  {key: 'woographql', title: 'WPGraphQL for WooCommerce', least: '1.0', newest: '1.0'},
] as const;

/** WPGraphQL 2.15.1 no longer tells strangers which users there are, 2.23.1 no longer gives them private media. */
const safeWpGraphql = '2.23.1';

export function checkPlugins(probe: ShopProbe): Check[] {
  const facts = factsOf(probe.facts);
  if (!facts.plugin) return [...guessPlugins(probe), ...checkOwnPlugin(probe)];
  const versions = [wordpress, ...neededPlugins].map((one) => checkVersion(one, facts));
  return [...versions, ...checkWeakness(facts), ...checkOwnPlugin(probe)];
}

function checkWeakness({wpgraphql}: Partial<ShopFacts>): Check[] {
  if (!wpgraphql || compareVersions(wpgraphql, safeWpGraphql) >= 0) return [];
  const message = `WPGraphQL ${wpgraphql} has published weaknesses: strangers learn who the users are (before 2.15.1) and see private media (before ${safeWpGraphql}). Update it; this storefront was tried with 2.3.3 to 2.20.`;
  return [toConfirm('WPGraphQL, security', message)];
}

function checkVersion(
  {key, title, least, newest}: typeof wordpress | (typeof neededPlugins)[number],
  facts: Partial<ShopFacts>,
) {
  const version = facts[key] ?? null;
  const tried = newest === least ? least : `${least} to ${newest}`;
  if (version !== null && compareVersions(version, least) >= 0)
    return isNewer(version, newest)
      ? toConfirm(
          title,
          `Version ${version} is newer than what this storefront was tried with (${tried}): does an order arrive as it should?`,
        )
      : fine(title, `Version ${version}; tried with ${tried}.`);
  return wrong(title, {
    message: version === null ? `${title} is not active.` : `Version ${version} is too old.`,
    fix: `Install and activate ${title} ${least} or newer.`,
  });
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
