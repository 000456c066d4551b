import {whereLost, type Browser} from './browser';
import type {Random} from './random';
import {servicesUrl, type World} from './world';

interface ServerCart {
  key: string;
  version: string;
  cart: {priced?: {total?: number}} | null;
}

const cartOf = (json: Record<string, unknown>): ServerCart | null => {
  const data = (json['loaderData'] ?? {}) as Record<string, {serverCart?: ServerCart} | null>;
  return data['routes/checkout']?.serverCart ?? null;
};

/** Somebody buys with plain forms: what the page shows is sent back, until it leads on. */
export async function buyPlainly(world: World, browser: Browser, random: Random): Promise<void> {
  const {clock, story} = world;
  const {person} = browser;
  const say = (what: string) => story.say(person.name, what);
  say('fills a cart without scripts');
  const item = random.pick(['wp-130', 'wp-134', 'wp-146']);
  const fields = {item, quantity: String(random.between(1, 2))};
  await browser.untilAnswered('the cart', () => browser.postForm('/cart', fields));
  if (random.isOneIn(3))
    await browser.postForm('/cart', {act: 'apply', code: random.pick(['USEDUP', 'ONEPER'])}).catch(whereLost);
  const paymentMethod = random.pick(['cod', 'cod', 'bacs', 'now']);
  for (let presses = 0; presses < 6; presses++) {
    await clock.sleep(random.between(500, 20_000));
    const page = await browser.open('/checkout').catch(whereLost);
    const shown = page && cartOf(page.json);
    if (!shown) continue;
    const form = {
      email: person.email,
      firstName: person.name,
      lastName: person.surname,
      address1: person.street,
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      country: 'US',
      isBillingSame: 'on',
      currency: 'USD:2',
      paymentMethod,
      attempt: shown.key,
      version: shown.version,
      expectedTotal: String(shown.cart?.priced?.total ?? 0),
    };
    const press = () => browser.postForm('/checkout?posted', form).catch(whereLost);
    const [answer] = await Promise.all(random.isOneIn(4) ? [press(), press()] : [press()]);
    if (!answer) continue;
    if (answer.path === '/thank-you') return say('sees the thank-you page');
    const payPage = answer.headers.get('Location');
    if (payPage?.startsWith(servicesUrl)) {
      await clock.sleep(random.between(1000, 100_000));
      say('pays on the shop’s page');
      await world.network.ask(new Request(payPage, {method: 'POST'})).catch(() => null);
      await browser.open(`/payment-return?attempt=${shown.key}`).catch(whereLost);
      return;
    }
    say(`is not there yet (${answer.status} at ${answer.path})`);
    if (answer.status === 422 && random.isOneIn(2)) return;
  }
}
