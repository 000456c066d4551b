import {createSend, jsonOf, type Reply} from '~adapters/woocommerce/doctor/reply';
import {probeShop, type ShopProbe} from '~adapters/woocommerce/doctor/shop-probe';
import {factsOf, type ShopFacts} from '~adapters/woocommerce/doctor/shop-facts';
import type {Row} from '~adapters/woocommerce/doctor/check';
import {startBackend} from '~mocks/backend';
import {shopManager} from '~mocks/demo-accounts';
import {recordedResponse} from './recorded';

/** What the doctor learns of a shop where everything is as it should be. */
export async function probeGoodShop(): Promise<ShopProbe> {
  const backend = await startBackend();
  backend.wordpress.storefrontUrl = 'https://bellyful.example';
  const probe = await probeShop({
    graphqlUrl: `${backend.url}/graphql`,
    user: {name: shopManager.username, password: shopManager.applicationPassword},
    storeUrl: 'https://bellyful.example',
    hasWebhookSecret: true,
    paysAtShop: true,
    tellsAgents: false,
  });
  await backend.close();
  return probe;
}

export const recordedReply = (name: string): Promise<Reply> =>
  createSend(async () => recordedResponse(name), 1000)('https://shop.example/');

/** An answer with a JSON body, or with a text. */
export function aReply(body: unknown, status = 200, location: string | null = null): Reply {
  const isText = typeof body === 'string';
  const text = isText ? body : JSON.stringify(body);
  return {isAnswered: true, status, location, text, json: isText ? undefined : body};
}

export const noReply = (reason: string): Reply => ({isAnswered: false, reason});

/** The same shop, telling some facts otherwise. */
export const withFacts = (probe: ShopProbe, changes: Partial<ShopFacts>): ShopProbe => ({
  ...probe,
  facts: aReply({...jsonOf(probe.facts), ...changes}),
});

/** The same shop, saying something else of itself in one row. */
export const withRow = (probe: ShopProbe, id: string, changes: Partial<Row>): ShopProbe =>
  withFacts(probe, {
    checks: (factsOf(probe.facts).checks ?? []).map((row) =>
      row.id === id ? {...row, ...changes} : row,
    ),
  });

/** As a wrong password leaves it: whoever asks is nobody. */
export const asVisitor = (probe: ShopProbe, code: string): ShopProbe => ({
  ...probe,
  viewer: aReply({data: {viewer: null}}),
  schema: aReply({errors: [{message: 'GraphQL introspection is not allowed'}]}),
  facts: aReply({code, message: 'No.', data: {status: 401}}, 401),
});
