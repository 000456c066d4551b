import {expect, test} from 'vitest';
import {reviewMailToken} from '~mocks/reviews/review-mails';
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

test.each([
  ['', 'We will not ask for reviews at this address again'],
  ['/es', 'No volveremos a pedir reseñas a este correo electrónico'],
])('a mail program ends review mails by itself: %s', async (language, sentence) => {
  const token = reviewMailToken('demo@bellyful.example');
  const answer = await oneClick(`${language}/account/review-mails?to=${token}`);
  expect(answer.status).toBe(200);
  expect(await said(answer)).toContain(sentence);
});

test.each(['', '/es'])(
  'reminders and mails of back in stock take its post too, by a sealed link alone: %s',
  async (language) => {
    for (const path of [
      '/account/reminders?token=0.aa.bb&type=stop',
      '/back-in-stock?token=0.aa.bb&type=withdraw',
    ]) {
      const answer = await oneClick(language + path);
      expect(answer.status, path).toBe(422);
      expect(await said(answer)).toMatch(/no longer valid|ya no (?:es válido|sirve|vale)/i);
      expect((await oneClick(language + path.replace(/\?.*/, ''))).status).toBe(403);
    }
  },
);

test('nothing of that is an error to the shop’s log', () => {
  expect(shop.log()).not.toContain('"level":"error"');
});
