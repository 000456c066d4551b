import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {
  kinds,
  signInAt,
  tryPages,
  TroubleFigure,
  type PageTrouble,
  whatHostSuffered,
} from '../support/trouble/try-pages';
import {everyActionTrouble, tryAction} from '../support/trouble/try-actions';
import {openTroubledShop, type TroubledShop} from '../support/trouble/troubled-shop';

/** `FAULTS=all` tries all of them. */
const isComplete = process.env['FAULTS'] === 'all';

const ofGraphql = new Set<string>(['graphqlError', 'partial']);
const everyPageTrouble: PageTrouble[] = kinds.flatMap((kind) =>
  (['graphql', 'plugin'] as const)
    .filter((service) => service === 'graphql' || !ofGraphql.has(kind))
    .flatMap((service) => [false, true].map((isKnown) => ({service, kind, isKnown}))),
);
const somePageTroubles: PageTrouble[] = [
  {service: 'graphql', kind: 'refused', isKnown: false},
  {service: 'plugin', kind: 'half', isKnown: false},
  {service: 'graphql', kind: 'huge', isKnown: true},
];

let shop: TroubledShop;
let shopper: Awaited<ReturnType<typeof signInAt>>;
const pages = new TroubleFigure();
const actions = new TroubleFigure();

beforeAll(async () => {
  shop = await openTroubledShop();
  shopper = await signInAt(shop);
});
afterAll(async () => {
  console.log(`pages × faults ${String(pages)}\nactions × faults ${String(actions)}`);
  await shop.close();
});

describe('every page answers in time and as specified', () => {
  test.each(isComplete ? everyPageTrouble : somePageTroubles)(
    '$service: $kind, seen before: $isKnown',
    async (trouble) => {
      expect(await tryPages(shop, shopper, trouble, pages)).toEqual([]);
    },
  );
});

/** One of each action and kind: the seed is the order of the tables. */
const someActionTroubles = everyActionTrouble.filter((_trouble, place) => place % 19 === 5);

describe('every action answers in time and as specified, and nothing is lost or done twice', () => {
  const tried = isComplete ? everyActionTrouble : someActionTroubles;
  const operations = [...new Set(tried.map(({operation}) => operation))];

  test.each(operations)(
    '%s',
    async (operation) => {
      const wrong: string[] = [];
      for (const trouble of tried.filter((each) => each.operation === operation))
        wrong.push(...(await tryAction(shop, trouble, actions)));
      expect([...wrong, ...whatHostSuffered(shop, actions)]).toEqual([]);
    },
    900_000,
  );
});
