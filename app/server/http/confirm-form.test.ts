// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {confirmForm} from './confirm-form.server';

const settings = {secrets: ['secret'] as [string], isSecure: true};
const url = 'https://shop.example/account/sign-in?returnTo=%2Fcart';

const post = (fields: [string, string][], headers: Record<string, string> = {}) =>
  new Request(url, {
    method: 'POST',
    headers: {Accept: 'text/html', ...headers},
    body: new URLSearchParams(fields),
  });

async function send(request: Request): Promise<Response> {
  const answer = await confirmForm(request, settings);
  if (answer instanceof Request) throw new Error('It was let in');
  return answer;
}

/** The page's own form, as a browser sends it. */
async function formOf(page: Response) {
  const document = new DOMParser().parseFromString(await page.text(), 'text/html');
  const {form} = document.querySelector('button') ?? {};
  if (!form) throw new Error('The page has no form');
  const [cookie = ''] = (page.headers.get('Set-Cookie') ?? '').split(';');
  const fields = [...form.querySelectorAll('input')].map(({name, value}): [string, string] => [
    name,
    value,
  ]);
  return {cookie, fields, action: form.getAttribute('action'), method: form.method};
}

const fields: [string, string][] = [
  ['email', `o'hara"><script>@shop.example`],
  ['choice', 'one & two'],
  ['choice', 'three\nfour'],
];

describe('a form of which nobody says where it comes from', () => {
  test('does nothing, but is shown once more with a token, on a page that nobody stores or frames', async () => {
    const page = await send(post(fields));
    expect(page.status).toBe(403);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page.headers.get('Set-Cookie')).toMatch(
      /^__Host-form-token=[\w-]{32};.*Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    const form = await formOf(page);
    expect([form.method, form.action]).toEqual(['post', '/account/sign-in?returnTo=%2Fcart']);
    expect(form.fields.slice(0, -1)).toEqual(fields);
  });

  test('goes on from there as it was', async () => {
    const form = await formOf(await send(post(fields)));
    const confirmed = await confirmForm(post(form.fields, {Cookie: form.cookie}), settings);
    if (!(confirmed instanceof Request)) throw new Error('It was refused');
    expect([confirmed.url, confirmed.method]).toEqual([url, 'POST']);
    expect([...new URLSearchParams(await confirmed.text())]).toEqual(fields);
  });

  test.each([
    ['another browser’s token', 'form-token=7b6f3a52-15bd-4c0e-9d43-3f5d4b0d1c11'],
    ['no cookie', ''],
    ['an empty cookie', '__Host-form-token='],
  ])('gets nothing by %s', async (_, Cookie) => {
    const {fields: stolen} = await formOf(await send(post(fields)));
    expect((await send(post(stolen, {Cookie}))).status).toBe(403);
    const empty: [string, string][] = [...fields, ['form-token', '']];
    expect((await send(post(empty, {Cookie}))).status).toBe(403);
  });

  test('in two tabs has the token that its browser has', async () => {
    const first = await formOf(await send(post(fields)));
    const second = await formOf(await send(post(fields, {Cookie: first.cookie})));
    expect([second.cookie, second.fields]).toEqual([first.cookie, first.fields]);
  });

  test.each([
    ['a script', post(fields, {Accept: '*/*'})],
    ['another encoding', post(fields, {'Content-Type': 'text/plain'})],
    ['parts', post(fields, {'Content-Type': 'multipart/form-data; boundary=x'})],
    ['more than any form has', post([['message', 'x'.repeat(70_000)]])],
  ])('that is sent by %s reads a sentence', async (_, request) => {
    const answer = await send(request);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe('This request did not come from our own pages.');
    expect(answer.headers.has('Set-Cookie')).toBe(false);
  });
});
