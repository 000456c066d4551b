import {describe, expect, test} from 'vitest';
import {fillIn, toTemplate} from './page-template.ts';

const standIn = {
  id: 'stand-in-id',
  email: 'stand-in@nobody.invalid',
  emailConfirmedAt: 'stand-in-time',
};
const ada = {id: '1', email: 'ada@shop.example', emailConfirmedAt: '2026-01-01T00:00:00Z'};
const fresh = 'f00d';

const page = (header: string, email = standIn.email) =>
  `<title>FAQ</title><p title="${email}">${email}</p><script nonce="0ld">push(${JSON.stringify(
    JSON.stringify(['id', standIn.id, 'email', email, 'at', standIn.emailConfirmedAt]),
  )})</script>${header}`;

function rendered(html: string, more: Record<string, string> = {}) {
  const headers = {
    ...more,
    'Content-Security-Policy': "script-src 'self' 'nonce-0ld'; style-src 'self'",
    'Content-Type': 'text/html',
    'X-Request-Id': 'of the rendering',
    'X-Template': 'whole',
  };
  const answer = new Response(html, {headers});
  return toTemplate(answer, {path: '/faq', madeAt: 0, standIn});
}

const filled = async (html: string, shopper = ada) =>
  fillIn(await rendered(html), shopper, fresh).toString();

test('a shopper reads his own address, once in markup and once in data, and a new nonce', async () => {
  const shown = await filled(page('<footer>Bellyful</footer>'));
  expect(shown).toBe(
    '<title>FAQ</title><p title="ada@shop.example">ada@shop.example</p><script nonce="f00d">push(' +
      JSON.stringify(JSON.stringify(['id', '1', 'email', ada.email, 'at', ada.emailConfirmedAt])) +
      ')</script><footer>Bellyful</footer>',
  );
});

test('the policy is cut where its nonce belongs, and what is of one visit is left out', async () => {
  const {policy, headers} = await rendered(page(''));
  expect(policy.join(fresh)).toBe("script-src 'self' 'nonce-f00d'; style-src 'self'");
  expect(headers).toEqual(['content-type', 'text/html']);
});

describe('an address full of signs', () => {
  const email = `"o'hara"&<b>\\\u2028$&@shop.example`;

  test('is text in markup', async () => {
    const shown = await filled(page(''), {...ada, email});
    expect(shown).toContain(
      '<p title="&quot;o&#x27;hara&quot;&amp;&lt;b&gt;\\\u2028$&amp;@shop.example">',
    );
  });

  test('is text in a script, too, and cannot end it', async () => {
    const shown = await filled(page(''), {...ada, email: `${email}</script>`});
    const [, script = ''] = /push\((.*?)\)<\/script>/.exec(shown) ?? [];
    expect(script).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(JSON.parse(script) as string)).toContain(`${email}</script>`);
  });
});

test('a page that shows a shopper’s data where nobody expects them is rendered for each', async () => {
  for (const strange of [
    `<a href=${standIn.email}>`,
    `<p>Dear ${standIn.email}</p>`,
    `<script nonce="0ld">const email = '${standIn.email}'</script>`,
  ])
    expect((await rendered(page(strange))).kind).toBeNull();
});

test('a page that makes a cookie is rendered for each: nobody gets another one’s', async () => {
  const {kind} = await rendered(page(''), {'Set-Cookie': 'bellyful-session=of-one-browser'});
  expect(kind).toBeNull();
});

test('what has no policy with a nonce is no such page', async () => {
  const answer = new Response('<urlset>', {headers: {'X-Template': 'whole'}});
  expect((await toTemplate(answer, {path: '/sitemap.xml', madeAt: 0, standIn})).kind).toBeNull();
});
