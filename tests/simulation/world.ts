import {vi} from 'vitest';
import {publicKeysOf} from '~/agents/signatures/keys.server';
import {searchedTexts} from '~/pages/search/searched-texts.server';
import {seal} from '~/server/session/sealed-text.server';
import {usualFacts} from '~adapters/commerce/price-facts';
import {createOutbox} from '~mocks/mail/outbox';
import {offlineSettings} from '~mocks/offline-settings';
import {createPaymentState, paymentHandlers} from '~mocks/payments';
import {createShop, findProduct, woocommerceHandlers, type Shop} from '~mocks/woocommerce';
import {closeWhenOver} from '~mocks/woocommerce/order-changes';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {createWordPressState, wordpressHandlers} from '~mocks/wordpress';
import {noContent} from '../support/page-context';
import {answerFrom} from '../support/answer-from';
import {keepBooks} from './books';
import type {Clockwork} from './clockwork';
import {openNetwork, type Sender} from './network';
import type {Person} from './people';
import type {Random} from './random';
import {ConnectionLost, openStorefront, working, type Storefront} from './storefront';
import type {Story} from './story';
import {setPriceFacts} from '../support/set-shop';

export type World = ReturnType<typeof openWorld>;

/** Nothing listens there: an address of this machine is the mocked shop's. */
export const servicesUrl = 'http://127.0.0.1:9001';

const secret = (about: string) => `${about}-8fK2mQ7xV1nZ4tR9wB3cY6pL0sD5gH+jA/eU=`;
const SESSION_SECRET = secret('session');
export const webhookSecret = secret('webhook');
export const stripeSecret = 'whsec_simulated';

const settings = {
  ...offlineSettings(servicesUrl),
  HOST: '127.0.0.1',
  SESSION_SECRET,
  WOO_WEBHOOK_SECRET: webhookSecret,
  STRIPE_WEBHOOK_SECRET: stripeSecret,
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

/** The bundle, fettuccine, lasagna and the sample, beside the two above: the more there are, the longer a seed takes. */
const sold = [115, 134, 142, 174, spaghetti, rice];

/** The usual shop without orders, with few products and hardly any rice. */
function aShop(riceInStock: number): Shop {
  firstDay ??= createShop();
  const products = firstDay.products.filter(({databaseId}) => sold.includes(databaseId));
  const copied = structuredClone({...firstDay, products, media: new Map()});
  const shop = {...copied, media: firstDay.media, orders: [], paymentMethods: offeredMethods.all};
  for (const coupon of shop.coupons) if (coupon.code === 'usedup') coupon.usageCount = 3;
  Object.assign(findProduct(shop, rice) ?? {}, {stock: riceInStock});
  return shop;
}

export type Services = ReturnType<typeof openServices>;

export interface Ground {
  clock: Clockwork;
  random: Random;
  story: Story;
}

/** The shop, the payment service, and the network before them. */
function openServices({gateway, people, mostFaults}: Plan, {clock, random, story}: Ground) {
  const shop = aShop(random.stream('stock').between(1, 2));
  const outbox = createOutbox();
  const wordpress = createWordPressState({shop, outbox, now: clock.now});
  const payments = createPaymentState();
  const answer = answerFrom(() => [
    ...woocommerceHandlers(shop),
    ...wordpressHandlers(wordpress),
    ...paymentHandlers(payments),
  ]);
  const own = random.stream('network');
  const network = openNetwork(answer, {clock, random: own, story}, mostFaults);
  payments.breaksDown = () => {
    const breaks = network.strikes(12);
    if (breaks) story.say('the payment service', 'breaks down after it did what it was asked');
    return breaks;
  };
  return {
    shop,
    outbox,
    wordpress,
    payments,
    network,
    people,
    gateway,
    clock,
    logged: [] as string[],
  };
}

/** Some processes of the storefront before the services. */
export function openWorld(plan: Plan, ground: Ground) {
  const {clock, random, story} = ground;
  const services = openServices(plan, ground);
  const {network, shop, logged} = services;
  setPriceFacts(usualFacts);
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
  const own = {...settings, PAYMENT_GATEWAY: plan.gateway};
  let begun = 0;
  const begin = (place: number) => {
    begun += 1;
    fronts[place] = openStorefront(`storefront ${place + 1}.${begun}`, own, {clock, story});
  };
  for (let place = 0; place < plan.processes; place++) begin(place);

  return {
    ...services,
    random,
    story,
    books: keepBooks(services),
    anyFront: () => luck.pick(fronts),
    /** Any process answers. */
    async ask(request: Request, clientAddress: string): Promise<Response> {
      await clock.sleep(luck.between(1, 40));
      const answer = await luck.pick(fronts).ask(request, clientAddress);
      if (network.isRaging() && luck.isOneIn(60)) {
        const {pathname} = new URL(request.url);
        story.say('the network', `loses the answer to ${request.method} ${pathname}`);
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
