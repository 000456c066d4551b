import type {OrderResult} from '~/checkout/order-result';
import {anOrderBody, aPaymentToken} from '../support/order-body';
import {aCard} from '../support/orders';
import {answerBank} from '../support/payment-mock';
import type {Answer, Browser} from './browser';
import type {Random} from './random';
import {rice, spaghetti, type World} from './world';

const pouches = (quantity: number) => ({id: `wp-${spaghetti}`, quantity});
const rices = (quantity: number) => ({id: `wp-${rice}`, quantity});
const other = {id: 'wp-134', quantity: 1};
const sample = {id: 'free-sample', quantity: 1};
const konjac = {...pouches(1), offerId: 'konjac-starter'};
const noodles = {konjacNoodleType: 'Spaghetti', offerId: 'bundle-starter'};
const bundle = {id: 'wp-115-var-117', quantity: 1, ...noodles};

const codes = ['USEDUP', 'ONEPER', 'KONJAC20', 'GETSTARTED', 'FREESHIP', 'SOLO', 'EXPIRED20'];

function chooseCart(random: Random, isSignedIn: boolean) {
  const forAll = [[pouches(random.between(1, 7))], [pouches(2), other], [rices(1), pouches(1)]];
  const scarce = [[rices(1)], [rices(random.between(1, 2))]];
  const once = [[sample], [sample, pouches(1)], [konjac], [konjac, pouches(1)], [bundle]];
  return {
    items: random.pick([...forAll, ...scarce, ...(isSignedIn ? once : [])]),
    discountCode: random.isOneIn(2) ? random.pick(codes) : null,
    abandonmentDiscountCode: random.isOneIn(5) ? 'SAVE10' : null,
  };
}

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002500003155',
  down: '4000000000000119',
};
const kinds = ['good', 'good', 'good', 'declined', 'challenge', 'challenge', 'down'] as const;

/** One checkout, from whose page a script sends the order until there is an answer. Gives the link of what was ordered. */
export async function buy(world: World, browser: Browser, random: Random, isSignedIn: boolean) {
  const {clock, gateway, network, books} = world;
  const {person, say} = browser;
  const key: string = random.uuid();
  let cart = chooseCart(random, isSignedIn);
  let card: keyof typeof cards = random.pick(kinds);
  const paymentMethod = random.isOneIn(5) ? random.pick(['cod', 'bacs']) : null;
  let expectedTotal = 1;
  let token: string | null = null;

  async function payment(): Promise<object> {
    if (paymentMethod) return {paymentMethod};
    if (expectedTotal === 0 || gateway === 'hosted') return {};
    const entered = aCard(cards[card]);
    if (gateway !== 'stripe') return {paymentInfo: entered};
    return {paymentToken: (token ??= await aPaymentToken(network.ask, entered))};
  }

  async function press(): Promise<Answer | null> {
    const own = {first_name: person.name, last_name: person.surname, address_1: person.street};
    const body = anOrderBody({paymentInfo: null, ...cart, expectedTotal, ...(await payment())});
    const shippingAddress = {...(body['shippingAddress'] as object), ...own};
    const sent = {
      ...body,
      customerEmail: person.email,
      shippingAddress,
      billingAddress: {...shippingAddress, email: person.email},
    };
    const path = '/functions/create-woocommerce-order';
    const send = () => browser.postJson(path, sent, {'Idempotency-Key': key});
    if (!random.isOneIn(8)) return send();
    say('presses twice');
    const [one, again] = await Promise.all([send(), send()]);
    return one ?? again;
  }

  /** Answers the bank or the shop's own page, or leaves it. */
  async function payElsewhere({paymentUrl, clientSecret}: OrderResult): Promise<void> {
    await clock.sleep(random.between(1000, 90_000));
    const outcome = random.isOneIn(4) ? 'fail' : 'complete';
    say(`answers the bank: ${outcome}`);
    if (gateway === 'hosted') {
      if (outcome === 'complete') await network.ask(paymentUrl ?? '', {method: 'POST'});
    } else await answerBank({fetch: network.ask}, {url: paymentUrl, clientSecret}, outcome);
  }

  const things = cart.items.map(({id, quantity}) => `${quantity} ${id}`).join(', ');
  say(`wants ${things} with ${cart.discountCode ?? 'no code'}, and pays: ${paymentMethod ?? card}`);
  for (let presses = 0; presses < 9; presses++) {
    await clock.sleep(random.between(200, 4000));
    if (presses > 1 && random.isOneIn(8)) {
      say('goes back and changes the cart');
      cart = chooseCart(random, isSignedIn);
    }
    const answer = await press();
    if (!answer || answer.status === 503 || answer.status === 429) {
      say(`has no answer (${answer?.status ?? 'none'})`);
      if (random.isOneIn(6)) return null;
      await clock.sleep(random.between(2000, 40_000));
      continue;
    }
    const result = answer.json as unknown as OrderResult;
    const {success, requiresRedirect, clientSecret, pricing, field, orderLink = null} = result;
    if (success && (requiresRedirect || clientSecret)) {
      say('is sent to the bank');
      if (random.isOneIn(5)) return null;
      await payElsewhere(result);
      if (random.isOneIn(5)) return null;
      if (clientSecret) continue;
      const back = await browser.open(`/payment-return?attempt=${key}`);
      if (back?.path === '/thank-you') return null;
      card = 'good';
    } else if (success || result.isOtherOrder) {
      if (result.isPaymentPending) return null;
      say(`is told that order ${result.orderNumber} stands`);
      books.tellsPlaced(person, Number(result.orderId));
      await browser.open('/thank-you');
      return orderLink;
    } else if (pricing) {
      expectedTotal = pricing.total;
    } else {
      say(`is refused: ${result.error}`);
      token = null;
      if (field === 'discountCode') cart = {...cart, discountCode: null};
      else if (field === 'abandonmentDiscountCode') cart = {...cart, abandonmentDiscountCode: null};
      else if (/^(?:card|payment)/.test(field ?? '')) card = 'good';
      else if (random.isOneIn(2)) cart = {...cart, items: [pouches(random.between(1, 3))]};
      else return null;
    }
  }
  return null;
}
