import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {randomBytes} from 'node:crypto';
import {demoPassword, shopManager} from '../../mocks/demo-accounts.ts';
import {startHost as openHost} from '../support/own-shop.ts';

/** The address of a page of products with a choice that nobody keeps: it is rendered each time. */
export const uncached = (page: string) => `${page}${page.includes('?') ? '&' : '?'}asked=1`;

/** The cookies of the mocked shop's own shopper. */
export async function signIn(url: string): Promise<string> {
  const form = new URLSearchParams({email: 'demo@bellyful.example', password: demoPassword});
  const answer = await fetch(`${url}/account/sign-in`, {
    method: 'POST',
    headers: {accept: 'text/html', origin: url},
    body: form,
    redirect: 'manual',
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}

export interface Host {
  url: string;
  /** Its own mocked services. */
  mockUrl: string;
  child: ChildProcess;
  /** From the start of the process to the end of its first page, in milliseconds. */
  coldStartMs: number;
}

/** The built shop in a process of its own, in these settings, after its first page. */
export async function startHost(
  settings: Record<string, string>,
  oldSpaceMb?: number,
): Promise<Host> {
  const began = performance.now();
  const {url, mockUrl, child} = await openHost(settings, undefined, oldSpaceMb);
  const page = await fetch(url, {headers: {Accept: 'text/html'}});
  if (!page.ok || !(await page.text()).includes('</html>'))
    throw new Error(`The first page is answered with ${page.status}, or not whole.`);
  return {url, mockUrl, child, coldStartMs: performance.now() - began};
}

export async function endHost(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A mocked shop in a process of its own, and the settings of a storefront in front of it. */
export async function openMockedShop(settings: Record<string, string> = {}) {
  const {child, mockUrl: url} = await startHost(settings);
  return {
    child,
    connection: {
      WOO_GRAPHQL_URL: `${url}/graphql`,
      WOO_USERNAME: shopManager.username,
      WOO_APPLICATION_PASSWORD: shopManager.applicationPassword,
      SESSION_SECRET: randomBytes(32).toString('base64'),
      PAYMENT_GATEWAY: 'offline',
      PAYMENT_OFFLINE_URL: url,
    },
  };
}

/** The paths of all products, once so many have been read from the shop. */
export async function waitForProducts(url: string, least: number): Promise<string[]> {
  for (;;) {
    const map = await (await fetch(`${url}/sitemap.xml`)).text();
    const paths = map.match(/\/wordpress-product\/[^<]+/g) ?? [];
    if (paths.length >= least) return paths;
    await new Promise((soon) => setTimeout(soon, 1000));
  }
}
