import {fine, toConfirm, wrong, type Check, type Row, type Trouble} from '../check';
import {explainReply, savePermalinks} from '../explain-reply';
import {fieldsOf, jsonOf} from '../reply';
import {factsOf, type ShopFacts} from '../shop-facts';
import type {ShopProbe} from '../shop-probe';

/** What the shop says of itself; what is seen from outside stands in the place of what is not so. */
export const checkStore = (probe: ShopProbe): Check[] =>
  (factsOf(probe.facts).checks ?? []).flatMap(
    (row) => seenFromOutside[row.id]?.(row, probe) ?? row,
  );

const seenFromOutside: Record<string, (row: Row, probe: ShopProbe) => Check | Check[]> = {
  strangers: checkVisitors,
  payPage: checkPayPage,
  ways: (row, {settings}) => (settings.paysAtShop ? row : []),
  messages: checkMessages,
};

function checkVisitors(row: Row, probe: ShopProbe): Check {
  return row.ok && showsSchema(probe) ? wrong(row.name, openSchema) : row;
}

const showsSchema = ({visitorsSchema}: ShopProbe) =>
  Boolean(fieldsOf(jsonOf(visitorsSchema)['data'])['__schema']);

const openSchema = {
  message: 'Strangers may read the whole schema of the shop.',
  fix: 'Switch off "Enable Public Introspection" under GraphQL, Settings.',
};

function checkPayPage(row: Row, {payPage, settings, facts}: ShopProbe): Check | Check[] {
  if (!settings.paysAtShop) return [];
  const shop = factsOf(facts);
  if (!row.ok || !shop.payPage || !payPage) return row;
  const detour = findDetour(shop.payPage, shop, settings.graphqlUrl);
  if (detour) return wrong(row.name, detour);
  // "Coming soon" has a row of its own.
  if (shop.comingSoon) return row;
  if (payPage.isAnswered && payPage.status === 200)
    return fine(row.name, `Opens at ${shop.payPage}`);
  if (payPage.isAnswered && payPage.status === 404)
    return wrong(row.name, {message: `There is no page at ${shop.payPage}`, fix: savePermalinks});
  const trouble = explainReply(payPage, shop.payPage);
  return wrong(row.name, {
    message: trouble?.message ?? 'The pay page does not open.',
    fix: `Open ${shop.payPage} in a window where nobody is signed in, and let everybody see it.`,
  });
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
  if (facts.permalinks === '' || payPage.replace(/\/?$/, '/') === expected) return null;
  return {
    message: `The shop’s is ${payPage}, but the storefront leads payers to ${expected}`,
    fix: 'Give the checkout page the address "checkout", and the endpoint "order-pay" under WooCommerce, Settings, Advanced.',
  };
}

/** That none arrived counts against a storefront that runs. */
function checkMessages(row: Row, {facts, settings, storefront}: ShopProbe): Check {
  if (!settings.hasWebhookSecret)
    return wrong(row.name, {
      message: `WOO_WEBHOOK_SECRET is missing in .env: changes in the shop are seen some seconds late${settings.tellsAgents ? ', and programs do not hear what becomes of their orders' : ''}.`,
      fix: 'Press "Make a new secret of its messages" under WooCommerce, Bellyful storefront, and copy its line into .env.',
    });
  const status = factsOf(facts).webhook?.lastStatus ?? null;
  const isRunning = jsonOf(storefront)['status'] === 'alive';
  const isSure = status === 401 || (status !== null && isRunning);
  return row.ok || isSure ? row : toConfirm(row.name, `${row.message} ${row.fix}`);
}
