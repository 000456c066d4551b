import {whereLost, type Answer, type Browser} from './browser';
import type {Person} from './people';
import {toUuid, type Random} from './random';
import {servicesUrl, type World} from './world';

interface Line {
  id: string;
  quantity: number;
  konjacNoodleType?: string;
  offerId?: string;
}

interface Wanted {
  items: Line[];
  discountCode?: string | undefined;
  abandonmentDiscountCode?: string | undefined;
}

const spaghetti = (quantity: number): Line => ({id: 'wp-130', quantity});
const sample: Line = {id: 'free-sample', quantity: 1};
const konjac: Line = {id: 'wp-130', quantity: 1, offerId: 'konjac-starter'};
const bundle: Line = {id: 'wp-115-var-117', quantity: 1, konjacNoodleType: 'Spaghetti', offerId: 'bundle-starter'};

const codes = ['USEDUP', 'ONEPER', 'KONJAC20', 'GETSTARTED', 'FREESHIP', 'SOLO', 'EXPIRED20'];

function chooseCart(random: Random, isSignedIn: boolean): Wanted {
  const items = random.pick<Line[]>([
    [spaghetti(random.between(1, 7))],
    [spaghetti(2), {id: 'wp-134', quantity: 1}],
    [{id: 'wp-146', quantity: random.between(1, 2)}],
    [{id: 'wp-146', quantity: 1}, spaghetti(1)],
    ...(isSignedIn ? [[sample], [sample, spaghetti(1)], [konjac], [konjac, spaghetti(1)], [bundle]] : []),
  ]);
  return {
    items,
    discountCode: random.isOneIn(2) ? random.pick(codes) : undefined,
    abandonmentDiscountCode: random.isOneIn(5) ? 'SAVE10' : undefined,
  };
}

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002500003155',
  down: '4000000000000119',
};
type Pay = keyof typeof cards | 'cod' | 'bacs';
const ways: readonly Pay[] = ['good', 'good', 'good', 'good', 'declined', 'challenge', 'challenge', 'down', 'cod', 'bacs'];

const pause = {short: [200, 4000], retry: [2000, 70_000]} as const;

/** What an address form holds. */
const addressOf = ({name, surname, street}: Person) => ({
  first_name: name,
  last_name: surname,
  address_1: street,
  address_2: '',
  city: 'Portland',
  state: 'OR',
  postcode: '97201',
  country: 'US',
  phone: '',
});

/** One checkout of one person, from whom the page's script sends the order until there is an answer. */
export async function buy(world: World, browser: Browser, random: Random, isSignedIn: boolean): Promise<string | null> {
  const {clock, story, gateway} = world;
  const {person} = browser;
  const say = (what: string) => story.say(person.name, what);
  const rest = ([least, most]: readonly [number, number]) => clock.sleep(random.between(least, most));
  let key: string = toUuid(random);
  let wanted = chooseCart(random, isSignedIn);
  let pay = random.pick(ways);
  let expectedTotal = 1;
  let token: string | null = null;

  async function payment(): Promise<object> {
    if (pay === 'cod' || pay === 'bacs') return {paymentMethod: pay};
    if (expectedTotal === 0 || gateway === 'hosted') return {};
    if (gateway === 'stripe') return {paymentToken: (token ??= await makeToken(cards[pay]))};
    return {paymentInfo: {cardNumber: cards[pay], expiryDate: '12/39', cvv: '123', nameOnCard: person.surname}};
  }

  async function makeToken(number: string): Promise<string> {
    const body = new URLSearchParams({method: 'card', number});
    const answer = await world.network.ask(
      new Request(`${servicesUrl}/v1/confirmation_tokens`, {method: 'POST', body}),
    );
    return ((await answer.json()) as {id: string}).id;
  }

  async function press(): Promise<Answer | null> {
    const body = {
      ...wanted,
      customerEmail: person.email,
      shippingAddress: addressOf(person),
      billingAddress: {...addressOf(person), email: person.email},
      expectedTotal,
      expectedCurrency: {code: 'USD', decimals: 2},
      ...(await payment()),
    };
    const send = () =>
      browser.postJson('/functions/create-woocommerce-order', body, {'Idempotency-Key': key}).catch(whereLost);
    if (!random.isOneIn(8)) return send();
    say('presses twice');
    const [one, other] = await Promise.all([send(), send()]);
    return one ?? other;
  }

  async function atBank(url: string | undefined, clientSecret: string | undefined): Promise<void> {
    const outcome = random.isOneIn(4) ? 'fail' : 'complete';
    await rest([1000, 240_000]);
    say(`answers the bank: ${outcome}`);
    if (gateway === 'hosted' && outcome === 'fail') return;
    const page = clientSecret ? `${servicesUrl}/stripe/next?secret=${clientSecret}` : url;
    const body = gateway === 'hosted' ? undefined : new URLSearchParams({outcome});
    await world.network.ask(new Request(page ?? '', {method: 'POST', ...(body && {body})})).catch(() => null);
  }

  function placed({orderId, orderLink}: Record<string, unknown>, what: string): string | null {
    say(`is told that order ${String(orderId)} stands (${what})`);
    world.books.tellsPlaced(person, Number(orderId), what);
    return typeof orderLink === 'string' ? orderLink : null;
  }

  say(`wants ${wanted.items.map(({id, quantity}) => `${quantity} ${id}`).join(', ')}${wanted.discountCode ? ` with ${wanted.discountCode}` : ''}, and pays: ${pay}`);
  for (let presses = 0; presses < 9; presses++) {
    await rest(pause.short);
    if (presses > 1 && random.isOneIn(8)) {
      say('goes back and changes the cart');
      wanted = chooseCart(random, isSignedIn);
    }
    const answer = await press();
    if (!answer || answer.status === 503 || answer.status === 429) {
      say(`has no answer (${answer?.status ?? 'none'})`);
      if (random.isOneIn(6)) return null;
      await rest(pause.retry);
      continue;
    }
    const {success, requiresRedirect, paymentUrl, clientSecret, isOtherOrder, isPaymentPending, pricing, field, error} =
      answer.json as {paymentUrl?: string; clientSecret?: string; pricing?: {total: number}} & Record<string, unknown>;
    if (success && (requiresRedirect || clientSecret)) {
      say('is sent to the bank');
      if (random.isOneIn(5)) return null;
      await atBank(paymentUrl, clientSecret);
      if (random.isOneIn(5)) return null;
      if (clientSecret) continue;
      const back = await browser.open(`/payment-return?attempt=${key}`).catch(whereLost);
      if (back?.path === '/thank-you') {
        say('sees the thank-you page');
        return null;
      }
      pay = 'good';
      continue;
    }
    if (success) {
      if (isPaymentPending) return null;
      const link = placed(answer.json, `${answer.status}`);
      await browser.open('/thank-you').catch(whereLost);
      return link;
    }
    if (isOtherOrder) {
      placed(answer.json, 'an earlier order');
      return null;
    }
    if (pricing) {
      expectedTotal = pricing.total;
      continue;
    }
    say(`is refused: ${String(error)}`);
    token = null;
    if (field === 'discountCode') wanted = {...wanted, discountCode: undefined};
    else if (field === 'abandonmentDiscountCode') wanted = {...wanted, abandonmentDiscountCode: undefined};
    else if (typeof field === 'string' && /^(?:card|payment|expiry|cvv)/.test(field)) pay = 'good';
    else if (random.isOneIn(2)) wanted = {items: [spaghetti(random.between(1, 3))]};
    else return null;
  }
  return null;
}
