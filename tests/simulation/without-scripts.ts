import {typedAddress} from '../support/plain-shopper';
import type {Browser} from './browser';
import type {Random} from './random';
import {rice, servicesUrl, spaghetti, type World} from './world';

interface Page {
  'routes/checkout'?: {
    serverCart: {key: string; version: string; cart: {priced?: {total?: number}} | null} | null;
  };
}

/** Somebody buys with plain forms: what the page shows is sent back, until it leads on. */
export async function buyPlainly({clock, network}: World, browser: Browser, random: Random) {
  const {say, person} = browser;
  say('fills a cart without scripts');
  const item = `wp-${random.pick([spaghetti, 134, rice])}`;
  const quantity = String(random.between(1, 2));
  await browser.untilAnswered(() => browser.postForm('/cart', {item, quantity}));
  const code = random.pick(['USEDUP', 'ONEPER']);
  if (random.isOneIn(3)) await browser.postForm('/cart', {act: 'apply', code});
  const paymentMethod = random.pick(['cod', 'cod', 'bacs', 'now']);
  for (let presses = 0; presses < 6; presses++) {
    await clock.sleep(random.between(500, 10_000));
    const page = (await browser.open('/checkout'))?.json['loaderData'] as Page | undefined;
    const shown = page?.['routes/checkout']?.serverCart;
    if (!shown) continue;
    const form = {
      ...typedAddress,
      email: person.email,
      firstName: person.name,
      lastName: person.surname,
      address1: person.street,
      country: 'US',
      isBillingSame: 'on',
      currency: 'USD:2',
      paymentMethod,
      attempt: shown.key,
      version: shown.version,
      expectedTotal: String(shown.cart?.priced?.total ?? 0),
    };
    const press = () => browser.postForm('/checkout?posted', form);
    const [answer] = await Promise.all(random.isOneIn(4) ? [press(), press()] : [press()]);
    if (!answer) continue;
    if (answer.path === '/thank-you') return say('sees the thank-you page');
    const payPage = answer.headers.get('Location');
    if (payPage?.startsWith(servicesUrl)) {
      await clock.sleep(random.between(1000, 60_000));
      say('pays on the shop’s page');
      await network.ask(payPage, {method: 'POST'}).catch(() => null);
      return void (await browser.open(`/payment-return?attempt=${shown.key}`));
    }
    say(`is not there yet (${answer.status} at ${answer.path})`);
    if (answer.status === 422 && random.isOneIn(2)) return;
  }
}
