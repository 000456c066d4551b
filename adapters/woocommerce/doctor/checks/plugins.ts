import {contractProblem, contractVersion} from '../../plugin-contract';
import {fine, wrong, type Check} from '../check';
import {explainReply} from '../explain-reply';
import {isSignedIn, jsonOf, knowsProducts, type Reply} from '../reply';
import {factsOf} from '../shop-facts';
import {indexOf, type ShopProbe} from '../shop-probe';

/** The plugin’s version in this repository. */
export const ownPluginVersion = '2.6.0';

const pluginName = 'Bellyful Storefront';

export function checkPlugins(probe: ShopProbe): Check[] {
  const isTold = factsOf(probe.facts).checks !== undefined;
  return [...(isTold ? [] : guessPlugins(probe)), ...checkOwnPlugin(probe)];
}

/** Without the plugin’s word: a shop without products is one without WooCommerce or its GraphQL. */
function guessPlugins(probe: ShopProbe): Check[] {
  if (knowsProducts(probe.catalogue)) return [];
  const {namespaces} = indexOf(probe);
  const isShop = namespaces?.some((one) => one.startsWith('wc/')) ?? true;
  const [title, least] = isShop ? ['WPGraphQL for WooCommerce', '1.0'] : ['WooCommerce', '9.0'];
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
