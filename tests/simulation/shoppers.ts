import {shopAsAgent} from './agents';
import {openBrowser, type Browser} from './browser';
import type {Person} from './people';
import type {Random} from './random';
import {buy} from './shopping';
import {buyPlainly} from './without-scripts';
import type {World} from './world';

const minute = 60_000;

/** One day of somebody, who comes within so long: on some days all come for the same little at once. */
export async function shop(world: World, person: Person, random: Random, withinMs: number) {
  await world.clock.sleep(random.between(0, withinMs));
  if (random.isOneIn(6)) return shopAsAgent(world, person, random);
  const browser = openBrowser(world, person);
  const isSignedIn = random.isOneIn(2) && (await enter(world, browser));
  await lookAround(world, browser, random);
  if (random.isOneIn(4)) return buyPlainly(world, browser, random);
  const tabs = random.isOneIn(5) ? [1, 2] : [1];
  if (tabs.length > 1) browser.say('shops in two tabs');
  const streams = tabs.map((tab) => random.stream(`tab ${tab}`));
  const links = await Promise.all(streams.map((own) => buy(world, browser, own, isSignedIn)));
  for (const link of links) if (link) await follow(world, browser, random, link);
  if (isSignedIn && random.isOneIn(2)) await browser.open('/account/orders');
  if (random.isOneIn(2)) await pry(world, browser, random);
  if (random.isOneIn(2)) await write(world, browser, random);
  if (isSignedIn && random.isOneIn(3)) await browser.postForm('/account/sign-out', {});
}

/** Signs in, after signing up and confirming the address the first time. */
async function enter({wordpress, outbox}: World, browser: Browser): Promise<boolean> {
  const {email, password} = browser.person;
  const account = () => [...wordpress.users.values()].find((user) => user.email === email);
  const way = account() ? 'sign-in' : 'sign-up';
  browser.say(way === 'sign-in' ? 'signs in' : 'signs up');
  const form = {email, password};
  const entered = await browser.untilAnswered(() => browser.postForm(`/account/${way}`, form));
  if (!entered || entered.status >= 400) return false;
  const mail = outbox.mails.findLast(({to, text}) => to === email && text.includes('token_hash='));
  const [, token_hash = ''] = /token_hash=([^&\s]+)/.exec(mail?.text ?? '') ?? [];
  if (account()?.emailConfirmedAt || token_hash === '') return true;
  await browser.untilAnswered(() => browser.postForm('/account/confirm', {token_hash, password}));
  return true;
}

const product = '/wordpress-product/konjac-spaghetti';
const pages = [product, product, '/', '/products', '/products?sort=price-asc', '/cart', '/faq'];

/** Pages show nothing of anybody, and prices that are no older than promised. */
async function lookAround({clock, books}: World, browser: Browser, random: Random): Promise<void> {
  const views = random.between(0, 3);
  for (let view = 0; view < views; view++) {
    const path = random.pick(pages);
    const answer = await browser.open(path);
    const [, price] = /"slug":"konjac-spaghetti".*?"price":(\d+)/.exec(answer?.text ?? '') ?? [];
    if (path === product && price) books.readPrice(browser.person, Number(price));
    await clock.sleep(random.between(500, 10_000));
  }
}

/** Looks at an order by its link, and may cancel it: once or twice. */
async function follow(world: World, browser: Browser, random: Random, link: string): Promise<void> {
  await browser.open(link);
  if (!random.isOneIn(3)) return;
  await world.clock.sleep(random.between(1000, 3 * minute));
  browser.say('cancels the order');
  const cancel = () => browser.postForm(link, {intent: 'cancel', reason: ''});
  await Promise.all(random.isOneIn(2) ? [cancel(), cancel()] : [cancel()]);
  await browser.open(link);
}

/** Tries the numbers of others' orders, and pages of accounts. */
async function pry({shop: {orders}}: World, browser: Browser, random: Random): Promise<void> {
  browser.say('tries the number of somebody’s order');
  const number = orders.length > 0 ? random.pick(orders).databaseId : 2001;
  const order = `/orders/${number}`;
  for (const path of [order, `${order}?key=AAAA`, '/account/orders', '/thank-you'])
    await browser.open(path);
}

/** A message to the shop, sent until it is answered. */
async function write({books}: World, browser: Browser, random: Random): Promise<void> {
  const {name, surname, email} = browser.person;
  const message = `A question of ${surname}, number ${random.below(1_000_000)}`;
  browser.say('writes to the shop');
  const fields = {name, email, subject: 'General Inquiry', message};
  const answer = await browser.untilAnswered(() =>
    browser.postForm('/functions/send-contact-email', fields),
  );
  if (answer?.json['success'] === true) books.tellsSent(browser.person, message);
}
