import {vi} from 'vitest';
import {publicKeysOf} from '~/agents/signatures/keys.server';
import {searchedTexts} from '~/pages/search/searched-texts.server';
import {seal} from '~/server/session/sealed-text.server';
import {setPriceFacts, usualFacts} from '~adapters/commerce/price-facts';
import {shopManager} from '~mocks/demo-accounts';
import {createOutbox} from '~mocks/mail/outbox';
import {createPaymentState, paymentHandlers} from '~mocks/payments';
import {createShop, findProduct, woocommerceHandlers, type Shop} from '~mocks/woocommerce';
import {closeWhenOver} from '~mocks/woocommerce/order-changes';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {createWordPressState, wordpressHandlers} from '~mocks/wordpress';
import {noContent} from '../support/page-context';
import {withoutStacks} from '../support/order-shop';
import {keepBooks} from './books';
import type {Clockwork} from './clockwork';
import {openNetwork, type Sender} from './network';
import type {Person} from './people';
import type {Random} from './random';
import {ConnectionLost, openStorefront, working, type Storefront} from './storefront';
import type {Story} from './story';

export type World = ReturnType<typeof openWorld>;

/** Nothing listens there: an address of this machine is the mocked shop's. */
export const servicesUrl = 'http://127.0.0.1:9001';

const secret = (about: string) => `${about}-8fK2mQ7xV1nZ4tR9wB3cY6pL0sD5gH+jA/eU=`;
export const webhookSecret = secret('webhook');
const SESSION_SECRET = secret('session');
export const stripeSecret = 'whsec_simulated';

const settings = {
  HOST: '127.0.0.1',
  WOO_GRAPHQL_URL: `${servicesUrl}/graphql`,
  WOO_USERNAME: shopManager.username,
  WOO_APPLICATION_PASSWORD: shopManager.applicationPassword,
  WOO_WEBHOOK_SECRET: webhookSecret,
  SESSION_SECRET,
  PAYMENT_OFFLINE_URL: servicesUrl,
  STRIPE_API_URL: servicesUrl,
  STRIPE_SECRET_KEY: 'sk_test_simulated',
  STRIPE_WEBHOOK_SECRET: stripeSecret,
  PUBLIC_STRIPE_KEY: 'pk_test_simulated',
  AGENTS: 'complete',
};

export interface Plan {
  gateway: 'offline' | 'stripe' | 'hosted';
  processes: number;
  people: readonly Person[];
  mostFaults: number;
}

/** Of which there is little, and a product that is priced anew. */
export const rice = 146;
export const spaghetti = 130;

/** What modules remember for as long as they are loaded is there before any seed: none is the first to need it. */
export async function warmUp(): Promise<void> {
  await searchedTexts({content: noContent, companionPath: 'personal-wellness-coach'});
  await publicKeysOf({SESSION_SECRET});
  await seal('', SESSION_SECRET, 'warm up');
}

let firstDay: Shop | null = null;

/** The usual shop without orders. */
function aShop(): Shop {
  firstDay ??= createShop();
  const copied = structuredClone({...firstDay, media: new Map()});
  const shop = {...copied, media: firstDay.media, orders: [], paymentMethods: offeredMethods.all};
  for (const coupon of shop.coupons) if (coupon.code === 'usedup') coupon.usageCount = 3;
  Object.assign(findProduct(shop, rice) ?? {}, {stock: 2});
  return shop;
}

/** The shop and its services, some processes of the storefront before them, and the network in between. */
export function openWorld(
  {gateway, processes, people, mostFaults}: Plan,
  {clock, random, story}: {clock: Clockwork; random: Random; story: Story},
) {
  const shop = aShop();
  const outbox = createOutbox();
  const wordpress = createWordPressState({shop, outbox, now: clock.now});
  const payments = createPaymentState();
  setPriceFacts(usualFacts);
  const handlers = withoutStacks(() => [
    ...woocommerceHandlers(shop),
    ...wordpressHandlers(wordpress),
    ...paymentHandlers(payments),
  ]);
  const network = openNetwork(handlers, {
    clock,
    random: random.stream('network'),
    story,
    mostFaults,
  });
  const logged: string[] = [];
  const write = (line: unknown) => {
    logged.push(String(line));
    story.note(String(line));
  };
  vi.stubGlobal('console', {...console, info: write, warn: write, error: write});
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) =>
    network.send(requireSender(), new Request(input, init), init?.signal),
  );

  const luck = random.stream('balancer');
  const fronts: Storefront[] = [];
  const own = {...settings, PAYMENT_GATEWAY: gateway};
  let begun = 0;
  const begin = (place: number) => {
    begun += 1;
    fronts[place] = openStorefront(`storefront ${place + 1}.${begun}`, own, {clock, story});
  };
  for (let place = 0; place < processes; place++) begin(place);

  const known = {shop, outbox, wordpress, payments, network, people, gateway, logged, clock};
  return {
    ...known,
    random,
    story,
    books: keepBooks(known),
    anyFront: () => luck.pick(fronts),
    /** Any process answers. */
    async ask(request: Request, clientAddress: string): Promise<Response> {
      await clock.sleep(luck.between(1, 40));
      const answer = await luck.pick(fronts).ask(request, clientAddress);
      if (network.isRaging() && luck.isOneIn(60)) {
        story.say(
          'the network',
          `loses the answer to ${request.method} ${new URL(request.url).pathname}`,
        );
        throw new ConnectionLost('The answer was lost');
      }
      return answer;
    },
    /** Dead processes begin anew. */
    supervise() {
      for (const [place, {sender}] of fronts.entries()) if (sender.isDead) begin(place);
    },
    /** WooCommerce's scheduler, which may be late. */
    closeOverdue: () => shop.orders.forEach((order) => closeWhenOver(shop, order)),
  };
}

function requireSender(): Sender {
  const sender = working.getStore();
  if (!sender) throw new Error('Somebody sends who is no process of the storefront.');
  return sender;
}
