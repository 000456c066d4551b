import {openPlainBrowser} from '../plain-browser';
import {triedActions} from './actions';
import {machineWords} from './pages';
import type {TriedAction} from './presses';
import {deadlineMs, kinds, signInAt, type TroubleFigure} from './try-pages';
import type {Kind, TroubledShop} from './troubled-shop';

export interface ActionTrouble {
  action: TriedAction;
  operation: string;
  kind: Kind;
}

/** Lost after it was done: what no page can show. */
const actionKinds = [...kinds.filter((kind) => kind !== 'partial'), 'lostAnswer'] as const;

export const everyActionTrouble: ActionTrouble[] = triedActions.flatMap((action) =>
  action.operations.flatMap((operation) =>
    actionKinds
      .filter((kind) => kind !== 'refused' || operation === 'plugin')
      .filter((kind) => kind !== 'graphqlError' || operation === 'graphql')
      .map((kind) => ({action, operation, kind})),
  ),
);

/** Another network for every trial: tries are counted. */
let networks = 0;
const anAddress = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;

/** Neither counted tries nor sold stock of earlier trials decide this one. */
function makeRoom({backend: {shop, wordpress}}: TroubledShop): void {
  wordpress.counters.clear();
  for (const product of shop.products) if (product.databaseId === 130) product.stock = 120;
}

/** Presses a button in this trouble, and again when it is over; answers what went wrong. */
export async function tryAction(
  shop: TroubledShop,
  {action, operation, kind}: ActionTrouble,
  figure: TroubleFigure,
): Promise<string[]> {
  figure.tried += 1;
  makeRoom(shop);
  const more = {'X-Forwarded-For': anAddress()};
  const browser = action.needsSignIn
    ? await signInAt(shop, more)
    : openPlainBrowser(shop.host().url, more);
  const press = await action.begin(browser);
  await shop.begin(operation, kind);
  const began = performance.now();
  const shown = await press.press().catch(String);
  const tookMs = Math.round(performance.now() - began);
  await shop.end();
  const what = `${action.name}, ${operation} ${kind}`;
  if (typeof shown === 'string') return [`${what}: ${shown}`];
  const isRight =
    press.says.some(
      ([status, text]) => shown.status === status && text.test(`${shown.path} ${shown.text}`),
    ) && !machineWords.test(shown.main);
  if (tookMs > deadlineMs) figure.late += 1;
  const lost = await press.after(shop).catch(String);
  const found = `${shown.status} ${shown.path} ${(shown.main || shown.text).slice(0, 300)}`;
  const wrong = [
    ...(isRight ? [] : [`${what} says: ${found}`]),
    ...(tookMs > deadlineMs ? [`${what} took ${tookMs} ms`] : []),
    ...(lost === null ? [] : [`${what}, afterwards: ${lost}`]),
  ];
  if (wrong.length === 0) figure.asSpecified += 1;
  return wrong;
}
