import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import {beforePages} from './stored-before';
import {aShopper, signIn, type TestShopper} from './shoppers';

interface Options {
  /** Complaints of the browser that a test provokes on purpose. */
  expectedComplaints: RegExp[];
  /** What an earlier visit chose about cookies; null for one who was never asked. */
  cookieChoice: 'declined' | null;
}

interface Fixtures {
  complaints: string[];
  earlierVisit: void;
  /** Somebody with a confirmed account of his own, signed in by one call instead of the form. */
  shopper: TestShopper;
}

/** A refusal (4xx) of a page or a function is an answer; a missing file or a 5xx is a fault. */
function isRefusal(text: string, address: string): boolean {
  // A shop of a test's own closes when the test ends, perhaps while its page still asks for something.
  if (/net::ERR_CONNECTION_REFUSED|^Failed to fetch manifest patches/.test(text)) return true;
  if (!/^Failed to load resource: the server responded with a status of 4\d\d/.test(text))
    return false;
  const {pathname} = new URL(address || 'about:blank');
  return pathname.endsWith('.data') || !/\.\w+$/.test(pathname);
}

/** Collects console errors, exceptions and CSP violations of every page of a context. */
async function watchComplaints(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' || isRefusal(message.text(), message.location().url)) return;
    complaints.push(`console.error: ${message.text()} (${message.page()?.url()})`);
  });
  context.on('weberror', (thrown) => {
    const {message} = thrown.error();
    // A machine that is too busy for an animation between pages: the browser shows the next one without it.
    if (!message.startsWith('Transition was aborted because of timeout'))
      complaints.push(`exception: ${message}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`CSP: ${violation.violatedDirective} forbids ${violation.blockedURI}`);
    });
  });
  return complaints;
}

const octet = () => 1 + Math.floor(Math.random() * 254);

/** Playwright's `test`, failing on any console error, exception or CSP violation of its pages. */
export const test = base.extend<Options & Fixtures>({
  expectedComplaints: [[], {option: true}],
  cookieChoice: ['declined', {option: true}],
  earlierVisit: [
    async ({context, cookieChoice}, use) => {
      if (cookieChoice) {
        const state = {consentStatus: cookieChoice};
        await beforePages(context, {'cookie-consent-storage': {state, version: 1}});
      }
      await use();
    },
    {auto: true},
  ],
  shopper: async ({page}, use) => {
    const shopper = await aShopper();
    await signIn(page, shopper);
    await use(shopper);
  },
  // Every test asks from a network address of its own, so that none meets the limits of another's tries.
  extraHTTPHeaders: ({extraHTTPHeaders}, use) =>
    use({...extraHTTPHeaders, 'X-Forwarded-For': `10.${octet()}.${octet()}.${octet()}`}),
  complaints: [
    async ({context, expectedComplaints}, use) => {
      const complaints = await watchComplaints(context);
      await use(complaints);
      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.some((pattern) => pattern.test(complaint)),
      );
      expect(unexpected, 'the browser complained').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

interface Fiber {
  return: Fiber | null;
  stateNode: {current?: {memoizedState: {isDehydrated: boolean}}};
}

/**
 * Resolves once React listens on the page: a click before that is the browser's own, which sends a form plainly. Elements know their
 * fiber while React still renders; it listens once the root of that fiber is hydrated.
 */
export async function isListening(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('main')?.lastElementChild;
    if (!last) return false;
    const [, found] = Object.entries(last).find(([key]) => key.startsWith('__reactFiber')) ?? [];
    let fiber: Fiber | undefined = found;
    while (fiber?.return) fiber = fiber.return;
    return fiber?.stateNode.current?.memoizedState.isDehydrated === false;
  });
}

/** Goes to a part far down a page, whose code is fetched when it is near. */
export async function reach(part: Locator): Promise<void> {
  const isAlive = () =>
    part.evaluate((found) => Object.keys(found).some((key) => key.startsWith('__reactFiber')));
  // What stands there is put in its place anew.
  await expect(async () => {
    await part.scrollIntoViewIfNeeded({timeout: 1_000});
    expect(await isAlive()).toBe(true);
  }).toPass();
}

/** Opens an address of the shop and waits until its page listens. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await isListening(page);
  return response;
}
