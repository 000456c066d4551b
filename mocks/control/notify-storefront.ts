import {messagesToAgents, noteMessage, type WordPressState} from '../wordpress';
import {storefrontAddress} from '../wordpress/mail-frame';
import {shopMessage, signMessage} from '../wordpress/shop-messages';
import {isOnThisMachine} from '../own-machine';
import {toNumber} from './read-fields';

/** Notes and sends what the plugin does when `databaseId` was changed, or anything without one; gives the answer's status. */
export async function notifyStorefront(
  state: WordPressState,
  {databaseId, storefront, content}: Record<string, unknown>,
) {
  const id = toNumber(databaseId);
  const ofProduct = id === null ? {} : {productIds: [id]};
  const body = shopMessage(content === true ? {topic: 'content', content} : ofProduct);
  noteMessage(state, body);
  return post(body, storefront);
}

/** Sends what programs are to be told of their orders; gives the answers' statuses. */
export const notifyAgents = (state: WordPressState, {storefront}: Record<string, unknown>) =>
  Promise.all(messagesToAgents(state).map((body) => post(body, storefront)));

async function post(body: string, storefront: unknown): Promise<number> {
  const address = typeof storefront === 'string' && storefront ? storefront : storefrontAddress();
  // What is signed is believed wherever it arrives.
  if (!URL.canParse(address) || !isOnThisMachine(address)) return 0;
  const answer = await fetch(messageTo(address, body)).catch(() => null);
  return answer?.status ?? 0;
}

/** A signed message of the shop's, as the storefront gets it. */
export const messageTo = (storefront: string, body: string, secret?: string): Request =>
  new Request(new URL('/functions/shop-changed', storefront), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Bellyful-Signature': signMessage(body, secret),
    },
    body,
  });
