import {shopAsAgent} from './agents';
import {openBrowser, whereLost, type Browser} from './browser';
import type {Person} from './people';
import type {Random} from './random';
import {buy} from './shopping';
import {buyPlainly} from './without-scripts';
import type {World} from './world';

const minute = 60_000;

/** One day of somebody. */
export async function shop(world: World, person: Person, random: Random): Promise<void> {
  if (random.isOneIn(6)) return shopAsAgent(world, person, random);
  const {clock, story} = world;
  const browser = openBrowser(world, person);
  await clock.sleep(random.between(0, 6 * minute));
  const isSignedIn = random.isOneIn(2) && (await enter(world, browser));
  await lookAround(world, browser, random);
  if (random.isOneIn(4)) return buyPlainly(world, browser, random);
  const tabs = random.isOneIn(5) ? 2 : 1;
  if (tabs === 2) story.say(person.name, 'shops in two tabs');
  const links = await Promise.all(
    Array.from({length: tabs}, (_, tab) => buy(world, browser, random.stream(`tab ${tab}`), isSignedIn)),
  );
  for (const link of links) if (link) await follow(world, browser, random, link);
  if (isSignedIn && random.isOneIn(2)) await browser.open('/account/orders').catch(whereLost);
  if (random.isOneIn(3)) await pry(world, browser, random);
  if (random.isOneIn(4)) await write(world, browser, random);
  if (isSignedIn && random.isOneIn(3)) await browser.postForm('/account/sign-out', {}).catch(whereLost);
}

/** Signs in, after signing up and confirming the address the first time. */
async function enter(world: World, browser: Browser): Promise<boolean> {
  const {person} = browser;
  const {email, password} = person;
  const isKnown = [...world.wordpress.users.values()].some((user) => user.email === email);
  const way = isKnown ? 'sign-in' : 'sign-up';
  world.story.say(person.name, isKnown ? 'signs in' : 'signs up');
  const entered = await browser.untilAnswered(way, () =>
    browser.postForm(`/account/${way}`, {email, password}),
  );
  if (!entered || entered.status >= 400) return false;
  const user = [...world.wordpress.users.values()].find((one) => one.email === email);
  if (user?.emailConfirmedAt) return true;
  const mail = world.outbox.mails.findLast(({to, text}) => to === email && text.includes('token_hash='));
  const link = /https?:\S+token_hash=\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) return true;
  const tokenHash = new URL(link).searchParams.get('token_hash') ?? '';
  await browser.untilAnswered('confirming', () =>
    browser.postForm('/account/confirm', {token_hash: tokenHash, password}),
  );
  return true;
}

const pages = ['/', '/products', '/wordpress-product/konjac-spaghetti', '/products?sort=price-asc', '/free-sample', '/cart', '/functions/session', '/faq'];

/** Public pages show nothing of anybody, and prices that are no older than promised. */
async function lookAround(world: World, browser: Browser, random: Random): Promise<void> {
  const views = random.between(0, 3);
  for (let view = 0; view < views; view++) {
    const path = random.pick(pages);
    const answer = await browser.open(path).catch(whereLost);
    if (answer?.status === 200 && path.startsWith('/wordpress-product/')) readPrice(world, browser, answer.text);
    await world.clock.sleep(random.between(500, 20_000));
  }
}

export function readPrice(world: World, {person}: Pick<Browser, 'person'>, text: string): void {
  const [, slug, price] = /"slug":"(konjac-spaghetti)".*?"price":(\d+)/.exec(text) ?? [];
  if (slug && price) world.books.readPrice(person, slug, Number(price));
}

/** Looks at an order by its link, and may cancel it: once or twice. */
async function follow(world: World, browser: Browser, random: Random, link: string): Promise<void> {
  await browser.open(link).catch(whereLost);
  if (!random.isOneIn(3)) return;
  await world.clock.sleep(random.between(1000, 8 * minute));
  world.story.say(browser.person.name, 'cancels the order');
  const cancel = () => browser.postForm(link, {intent: 'cancel', reason: ''}).catch(whereLost);
  await Promise.all(random.isOneIn(2) ? [cancel(), cancel()] : [cancel()]);
  await browser.open(link).catch(whereLost);
}

/** Tries the numbers of others' orders, and pages of accounts. */
async function pry(world: World, browser: Browser, random: Random): Promise<void> {
  const order = world.shop.orders.length > 0 ? random.pick(world.shop.orders) : null;
  world.story.say(browser.person.name, 'tries the number of somebody else’s order');
  for (const path of [`/orders/${order?.databaseId ?? 2001}`, `/orders/${order?.databaseId ?? 2001}?key=AAAA`, '/account/orders', '/thank-you', '/functions/server-cart'])
    await browser.open(path).catch(whereLost);
}

/** A message to the shop, sent until it is answered. */
async function write(world: World, browser: Browser, random: Random): Promise<void> {
  const {person} = browser;
  const message = `A question of ${person.surname}, number ${random.below(1_000_000)}`;
  world.story.say(person.name, 'writes to the shop');
  const fields = {name: person.name, email: person.email, subject: 'General Inquiry', message};
  const answer = await browser.untilAnswered('the message', () =>
    browser.postForm('/functions/send-contact-email', fields),
  );
  if (answer?.json['success'] === true) world.books.tellsSent(person, message);
}
