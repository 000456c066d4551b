import {vi} from 'vitest';
import {setPriceFacts, usualFacts} from '~adapters/commerce/price-facts';
import {shopManager} from '~mocks/demo-accounts';
import {createOutbox} from '~mocks/mail/outbox';
import {createPaymentState, paymentHandlers} from '~mocks/payments';
import {createShop, woocommerceHandlers, type Shop} from '~mocks/woocommerce';
import {changeStatus} from '~mocks/woocommerce/order-changes';
import {needsPayment} from '~mocks/woocommerce/order-record';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {addDemoUsers, createWordPressState, wordpressHandlers} from '~mocks/wordpress';
import {keepBooks} from './books';
import type {Clockwork} from './clockwork';
import {openNetwork, type Sender} from './network';
import type {Person} from './people';
import type {Random} from './random';
import {ConnectionLost, openStorefront, working, type Storefront} from './storefront';
import type {Story} from './story';

export type Gateway = 'offline' | 'stripe' | 'hosted';

/** Nothing listens there: an address of this machine is the mocked shop's. */
export const servicesUrl = 'http://127.0.0.1:9001';

const secret = (about: string) => `${about}-8fK2mQ7xV1nZ4tR9wB3cY6pL0sD5gH+jA/eU=`;
export const webhookSecret = secret('webhook');
export const stripeSecret = 'whsec_simulated';

const settingsOf = (gateway: Gateway) => ({
  HOST: '127.0.0.1',
  WOO_GRAPHQL_URL: `${servicesUrl}/graphql`,
  WOO_USERNAME: shopManager.username,
  WOO_APPLICATION_PASSWORD: shopManager.applicationPassword,
  WOO_WEBHOOK_SECRET: webhookSecret,
  SESSION_SECRET: secret('session'),
  PAYMENT_GATEWAY: gateway,
  PAYMENT_OFFLINE_URL: servicesUrl,
  STRIPE_API_URL: servicesUrl,
  STRIPE_SECRET_KEY: 'sk_test_simulated',
  STRIPE_WEBHOOK_SECRET: stripeSecret,
  PUBLIC_STRIPE_KEY: 'pk_test_simulated',
  AGENTS: 'complete',
});

interface Plan {
  gateway: Gateway;
  processes: number;
  people: Person[];
  mostFaults: number;
}

let firstDay: Shop | null = null;

/** The usual shop without orders, of which little is left of some things. */
function aShop(): Shop {
  firstDay ??= createShop();
  const {products, coupons, customers, reviews, content} = structuredClone({...firstDay, media: null});
  const shop = {...firstDay, products, coupons, customers, reviews, content, orders: [], sessions: new Map()};
  shop.paymentMethods = offeredMethods.all;
  for (const coupon of shop.coupons) if (coupon.code === 'usedup') coupon.usageCount = 3;
  for (const product of shop.products) if (product.databaseId === 146) product.stock = 2;
  return shop;
}

/** The shop and its services, some processes of the storefront before them, and the network in between. */
export function openWorld(
  {gateway, processes, people, mostFaults}: Plan,
  {clock, random, story}: {clock: Clockwork; random: Random; story: Story},
) {
  const shop = aShop();
  const outbox = createOutbox();
  const wordpress = createWordPressState({shop, outbox, now: () => clock.now()});
  addDemoUsers(wordpress);
  const payments = createPaymentState();
  setPriceFacts(usualFacts);
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = 0;
  const network = openNetwork(
    [...woocommerceHandlers(shop), ...wordpressHandlers(wordpress), ...paymentHandlers(payments)],
    {clock, random: random.stream('network'), story, weather: {oneIn: 0, most: mostFaults}},
  );
  Error.stackTraceLimit = stackTraceLimit;
  const logged: string[] = [];
  const write = (line: unknown) => {
    logged.push(String(line));
    story.note(String(line));
  };
  vi.stubGlobal('console', {...console, info: write, warn: write, error: write});
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    network.send(requireSender(), new Request(input, init)),
  );

  const luck = random.stream('balancer');
  const fronts = new Map<number, Storefront>();
  let lives = 0;
  const begin = (place: number) => {
    lives += 1;
    fronts.set(place, openStorefront(`storefront ${place + 1}.${lives}`, settingsOf(gateway), {clock, story}));
  };
  for (let place = 0; place < processes; place++) begin(place);

  const alive = () => [...fronts.values()].filter(({sender}) => !sender.isDead);

  const books = keepBooks({shop, wordpress, payments, outbox, clock, people, network, logged, gateway});
  return {
    clock,
    random,
    story,
    shop,
    outbox,
    wordpress,
    payments,
    network,
    books,
    people,
    gateway,
    logged,
    alive,
    /** Any process that is alive answers. */
    async ask(request: Request, clientAddress: string): Promise<Response> {
      await clock.sleep(luck.between(1, 40));
      const front = luck.pick(alive());
      if (!front) throw new ConnectionLost('Nobody is there');
      return front.ask(request, clientAddress);
    },
    losesAnswer: () => network.isRaging() && luck.isOneIn(60),
    /** Dead processes begin anew after a while. */
    supervise() {
      for (const [place, {sender}] of fronts) if (sender.isDead) begin(place);
    },
    /** WooCommerce's scheduler, which may be late. */
    closeOverdue() {
      for (const order of shop.orders) {
        const until = order.meta.find(({key}) => key === '_bellyful_hold_until')?.value ?? '';
        if ((needsPayment(order) || order.status === 'PENDING') && Date.parse(until) <= clock.now())
          changeStatus(shop, order, 'CANCELLED');
      }
    },
  };
}

export type World = ReturnType<typeof openWorld>;

function requireSender(): Sender {
  const sender = working.getStore();
  if (!sender) throw new Error('Somebody sends who is no process of the storefront.');
  return sender;
}
