import {orderMessages} from '~/content/messages/orders';
import {aCheckoutKey, anOrderBody} from '../order-body';
import {requireOne, type openPlainBrowser, type PlainPage} from '../plain-browser';
import type {Says} from './pages';
import type {TroubledShop} from './troubled-shop';

type Browser = ReturnType<typeof openPlainBrowser>;

/** One press of a button in trouble, and how one learns afterwards that nothing was lost or done twice. */
interface Press {
  /** All that may be said. */
  says: readonly Says[];
  press(): Promise<PlainPage>;
  /** Once the trouble is over: null, or what is wrong. */
  after(shop: TroubledShop): Promise<string | null>;
}

export interface TriedAction {
  name: string;
  /** What it asks, by the names of the mocks' scenarios. */
  operations: readonly string[];
  needsSignIn?: true;
  /** Opens the form while all is well. */
  begin(browser: Browser): Promise<Press>;
}

/** As it stands in a page or in JSON, where an apostrophe may be written otherwise. */
export const words = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/['’]/g, '.'));

const failed = [
  orderMessages.shopUncertain,
  orderMessages.paymentUnreachable,
  orderMessages.paidUnfinished,
  orderMessages.stillPlacing,
  orderMessages.failed,
].map((text): Says => [503, words(text)]);

export const aNewEmail = () => `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** The lease of an attempt that may still be under way runs out before the next press. */
function letLeaseEnd({backend: {wordpress}}: TroubledShop): void {
  const {now} = wordpress;
  wordpress.now = () => now() + 61_000;
}

export async function placeAnOrder(browser: Browser): Promise<Press> {
  const [key, email] = [aCheckoutKey(), aNewEmail()];
  const body = anOrderBody({customerEmail: email});
  const billingAddress = {...(body['billingAddress'] as object), email};
  const press = () =>
    browser.postJson(
      '/functions/create-woocommerce-order',
      {...body, billingAddress},
      {'Idempotency-Key': key},
    );
  return {
    says: [[200, /"success":true/], ...failed],
    press,
    async after(shop) {
      let found = '';
      for (let tries = 0; tries < 4 && !found.includes('"success":true'); tries += 1) {
        letLeaseEnd(shop);
        found = (await press()).text;
      }
      const orders = shop.backend.shop.orders.filter(({billing}) => billing.email === email);
      const paid = orders.filter(({paidAt}) => paidAt !== null);
      const ids = new Set(orders.map(({databaseId}) => databaseId));
      const charges = [...shop.backend.payments.charges.values()].filter(({orderId}) =>
        ids.has(orderId),
      );
      const times = charges.reduce((sum, {timesTaken}) => sum + timesTaken, 0);
      const standing = orders.filter(({status}) => status !== 'CANCELLED');
      if (paid.length === 1 && standing.length === 1 && times === 1) return null;
      return `paid ${paid.length}, standing ${standing.length}, taken ${times} times: ${found}`;
    },
  };
}

/** What was typed and stands in no field of the answer. A password is never sent back. */
const lostIn = (page: PlainPage, typed: Record<string, string>) =>
  Object.entries(typed).filter(([name, value]) => {
    const field = page.document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
    return !/password/i.test(name) && field?.value !== value;
  });

/** A form of a page without scripts that keeps what was typed, and does what it is for once the trouble is over. */
export const aForm =
  (path: string, button: string, typed: () => Record<string, string>, done: Says, not: Says[]) =>
  async (browser: Browser): Promise<Press> => {
    const opened = await browser.open(path);
    const fields = typed();
    const press = (page: PlainPage) =>
      browser.press(page, requireOne(page, 'main button', button), fields);
    const isDone = ({status, text, path: there}: PlainPage) =>
      status === done[0] && done[1].test(`${there} ${text}`);
    let first: PlainPage | undefined;
    return {
      says: [done, ...not],
      press: async () => (first = await press(opened)),
      async after() {
        if (first && isDone(first)) return null;
        const isDoneUnseen = first !== undefined && first.path !== opened.path;
        const form = first && !isDoneUnseen ? first : opened;
        const lost = form === opened ? [] : lostIn(form, fields);
        if (lost.length > 0) return `${lost.map(([name]) => name).join()} is lost`;
        const again = await press(form);
        return isDone(again) || /already registered/.test(again.text)
          ? null
          : `not done afterwards: ${again.status} ${again.main.slice(0, 200)}`;
      },
    };
  };

/** A press after which something is there once, by this count. */
export async function doneOnce(
  press: Promise<Press>,
  count: (shop: TroubledShop) => number,
): Promise<Press> {
  const pressed = await press;
  return {
    ...pressed,
    async after(shop) {
      const lost = await pressed.after(shop);
      const times = count(shop);
      return lost ?? (times === 1 ? null : `done ${times} times`);
    },
  };
}

export const aCall =
  (path: string, body: unknown, says: readonly Says[]) =>
  async (browser: Browser): Promise<Press> => ({
    says,
    press: () => browser.postJson(path, body),
    async after() {
      const {status, text} = await browser.postJson(path, body);
      return status === 200 ? null : `afterwards ${status} ${text.slice(0, 200)}`;
    },
  });
