import {expect, test} from 'vitest';
import {linkToEnd} from '~mocks/wordpress/endable-mails';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop();

const oneClick = (path: string) =>
  fetch(shop.url() + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site'},
    body: new URLSearchParams({'List-Unsubscribe': 'One-Click'}),
  });

const said = async (answer: Response) => (await answer.text()).replaceAll('&#x27;', '’');

const linkOf = (kind: string) => linkToEnd('', kind, 'demo@bellyful.example');

test.each([
  ['', 'reviews', 'We will not ask for reviews at this address again'],
  ['/es', 'reviews', 'No volveremos a pedir reseñas a este correo electrónico'],
  ['', 'reminders', 'We will not send you any reminders'],
  ['/es', 'back-in-stock', 'No le escribiremos sobre productos agotados'],
])('a mail program ends its kind of mail by itself: %s %s', async (language, kind, sentence) => {
  for (const _time of ['once', 'twice']) {
    const answer = await oneClick(language + linkOf(kind));
    expect(answer.status).toBe(200);
    expect(await said(answer)).toContain(sentence);
  }
});

test.each([
  ['/back-in-stock?token=%&type=withdraw', /We will not write to you|No le escribiremos/],
  ['/account/reminders?token=%&type=stop', /not send you any reminders|recordatorio/],
  ['/account/review-mails?to=%', /not ask for reviews|pedir reseñas/],
])('by a link that an earlier version mailed, pressed or opened: %s', async (address, sentence) => {
  const {searchParams} = new URL(linkOf('reviews'), 'http://shop.invalid');
  const path = address.replace('%', encodeURIComponent(searchParams.get('token') ?? ''));
  for (const language of ['', '/es']) {
    const answer = await oneClick(language + path);
    expect(answer.status).toBe(200);
    expect(await said(answer)).toMatch(sentence);
    const page = await fetch(shop.url() + language + path);
    expect(page.status).toBe(200);
    expect(new URL(page.url).pathname).toBe(`${language}/account/mails`);
  }
});

test.each(['', '/es'])('by a sealed link alone: %s', async (language) => {
  const forged = await oneClick(`${language}/account/mails?token=0.aa.bb&type=reminders`);
  expect(forged.status).toBe(422);
  expect(await said(forged)).toMatch(/not one of ours|no es nuestro/);
  expect((await oneClick(`${language}${linkOf('nothing')}`)).status).toBe(422);
  for (const page of ['/account/mails', '/account/reminders?token=a', '/back-in-stock?token=a'])
    expect((await oneClick(language + page)).status, page).toBe(403);
});

test('nothing of that is an error to the shop’s log', () => {
  expect(shop.log()).not.toContain('"level":"error"');
});
