import {toCurrency} from '~adapters/commerce';
import {fine, toConfirm, wrong, type Check, type Trouble} from '../check';
import {explainReply} from '../explain-reply';
import {factsOf, type ShopFacts} from '../shop-facts';
import type {ShopProbe} from '../shop-probe';
import {checkRules} from './rules';

/** Whether the shop sells in the way that the storefront shows. */
export function checkStore(probe: ShopProbe): Check[] {
  const facts = factsOf(probe.facts);
  if (!facts.plugin) return [];
  const {permalinks} = facts;
  const addresses = permalinks === undefined ? [] : [checkPermalinks(permalinks)];
  if (facts.currency === undefined) return addresses;
  return [
    ...addresses,
    checkCurrency(facts),
    ...checkTaxes(facts),
    checkRules(facts),
    ...listZones(facts),
    checkOpening(facts),
    ...(probe.settings.paysAtShop ? [checkPayPage(probe, facts), checkWaysOfPaying(facts)] : []),
  ];
}

const checkPermalinks = (permalinks: string) =>
  permalinks === ''
    ? wrong('Addresses', {
        message: 'Plain permalinks: the pay page has no address of its own.',
        fix: 'Choose "Post name" under Settings, Permalinks.',
      })
    : fine('Addresses', `Permalinks are ${permalinks}.`);

function checkCurrency({currency, decimals}: Partial<ShopFacts>): Check {
  const message = `${currency} with ${decimals} decimals.`;
  if (toCurrency(currency ?? '', decimals) === null)
    return wrong('Currency', {
      message: `The shop counts in ${message}`,
      fix: 'Choose a currency with a code of three letters under WooCommerce, Settings, General.',
    });
  if (currency === 'USD' && decimals === 2) return fine('Currency', message);
  return toConfirm(
    'Currency',
    `${message} Shipping, offers and built-in prices are stated in app/content (amounts.ts, static-products.ts) in the smallest units of a currency: are they yours?`,
  );
}

const taxSettings = 'WooCommerce, Settings, Tax';

/** Pages show prices as they are entered, and the shop says at the checkout what is taxed. */
function checkTaxes({taxes, pricesIncludeTax, taxDisplay}: Partial<ShopFacts>): Check[] {
  if (!taxes) return [fine('Taxes', 'Not charged.')];
  const entered = pricesIncludeTax ? 'with' : 'without';
  const line = fine(
    'Taxes',
    pricesIncludeTax
      ? `Charged. Prices are entered with tax (${taxSettings}): pages show them so, and the checkout says how much of the total is tax.`
      : `Charged. Prices are entered without tax (${taxSettings}): pages show them so, and the checkout adds it.`,
  );
  const shown = pricesIncludeTax ? 'incl' : 'excl';
  const {shop = shown, cart = shown} = taxDisplay ?? {};
  if (shop === shown && cart === shown) return [line];
  return [
    line,
    toConfirm(
      'Prices as shown',
      `Prices are entered ${entered} tax and shown so here, while the shop’s own pages, mails or cart show them ${pricesIncludeTax ? 'without' : 'with'}: is that meant? Otherwise choose "${pricesIncludeTax ? 'Including' : 'Excluding'} tax" for both displays under ${taxSettings}.`,
    ),
  ];
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

const listZones = ({shippingZones: shipping}: Partial<ShopFacts>): Check[] =>
  shipping
    ? [
        fine(
          'Shipping zones',
          shipping.methods === 0
            ? 'The shop has no shipping method of its own.'
            : `The shop has ${count(shipping.methods, 'method')} in ${count(shipping.zones, 'zone')} (WooCommerce, Settings, Shipping).`,
        ),
      ]
    : [];

const checkOpening = ({comingSoon}: Partial<ShopFacts>) =>
  comingSoon
    ? wrong('Open for business', {
        message: 'The shop is in "Coming soon" mode: payers do not reach its pay page.',
        fix: 'Choose "Live" under WooCommerce, Settings, Site visibility.',
      })
    : fine('Open for business', 'Visitors are let in.');

const payName = 'Pay page';

function checkPayPage({payPage, settings}: ShopProbe, facts: Partial<ShopFacts>): Check {
  if (!facts.payPage || !payPage)
    return wrong(payName, {
      message: 'The shop has no checkout page.',
      fix: 'Choose a page under WooCommerce, Settings, Advanced, Checkout page.',
    });
  const detour = findDetour(facts.payPage, facts, settings.graphqlUrl);
  if (detour) return wrong(payName, detour);
  // "Coming soon" has a line of its own.
  if (facts.comingSoon) return fine(payName, `At ${facts.payPage}`);
  return checkPayAnswer(payPage, facts.payPage);
}

/** The storefront makes the address of an order's pay page itself (to-order.ts). */
function findDetour(
  payPage: string,
  facts: Partial<ShopFacts>,
  graphqlUrl: string,
): Trouble | null {
  const own = facts.graphql?.url;
  if (own && new URL(own).origin !== new URL(graphqlUrl).origin)
    return {
      message: `The shop calls itself ${new URL(own).origin}, the settings another name: payers would lose their way.`,
      fix: `Write WOO_GRAPHQL_URL=${own} into .env.`,
    };
  const expected = new URL('checkout/order-pay/', graphqlUrl).href;
  if (facts.permalinks === '' || withSlash(payPage) === expected) return null;
  return {
    message: `The shop’s is ${payPage}, but the storefront leads payers to ${expected}`,
    fix: 'Give the checkout page the address "checkout", and the endpoint "order-pay" under WooCommerce, Settings, Advanced.',
  };
}

const withSlash = (address: string) => address.replace(/\/?$/, '/');

function checkPayAnswer(payPage: NonNullable<ShopProbe['payPage']>, address: string): Check {
  if (payPage.isAnswered && payPage.status === 200) return fine(payName, `Opens at ${address}`);
  const trouble = explainReply(payPage, address);
  return wrong(payName, {
    message: trouble?.message ?? 'The pay page does not open.',
    fix: `Open ${address} in a window where nobody is signed in, and let everybody see it.`,
  });
}

function checkWaysOfPaying({gateways = []}: Partial<ShopFacts>): Check {
  const name = 'Ways of paying';
  const titles = gateways.map(({title}) => title).join(', ');
  return titles === ''
    ? wrong(name, {
        message: 'None is switched on.',
        fix: 'Switch one on under WooCommerce, Settings, Payments.',
      })
    : fine(name, `${titles}.`);
}
