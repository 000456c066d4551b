import {describe, expect, test} from 'vitest';
import type {Problem, Product} from '~adapters/commerce';
import {aPhoto} from '../support/photos';
import {aCharge, openDesk, type OrderShop} from './order-desk';

const damaged = (changes: Partial<Problem> = {}): Problem => ({
  lines: [{line: 0, what: 'damaged'}],
  text: 'The pouch is open.',
  pictures: [],
  ...changes,
});

/** What a shop promises about what is wrong with a sent order (rules: Something is wrong). */
export function promisesAboutProblems(shop: () => OrderShop, all: () => Product[]): void {
  const {orders, open, anOrder, ship, cancel} = openDesk(shop, all);

  async function aPaidOrder(): Promise<number> {
    const {databaseId} = await open(anOrder());
    await orders().finish(databaseId, aCharge());
    return databaseId;
  }

  async function aSentOrder(): Promise<number> {
    const databaseId = await aPaidOrder();
    await ship(databaseId, 1);
    return databaseId;
  }

  const problems = async (databaseId: number) =>
    (await orders().news([databaseId])).get(databaseId)?.problems ??
    expect.fail('nothing is said of it');

  describe('what is wrong with an order', () => {
    test('is said of what has left, for more than 30 days, and of nothing else', async () => {
      const databaseId = await aSentOrder();
      const {until, lines, reports} = await problems(databaseId);
      expect({lines, reports}).toEqual({lines: [0], reports: []});
      const days = (Date.parse(until ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(30);
      expect(days).toBeLessThan(38);
      const other = damaged({lines: [{line: 1, what: 'missing'}]});
      expect(await orders().reportProblem(databaseId, other)).toBe('over');
    });

    test('is taken once, however often it is sent, and said from then on', async () => {
      const databaseId = await aSentOrder();
      const told = damaged({pictures: [await aPhoto(), await aPhoto('png')]});
      const sent = [1, 2, 3].map(() => orders().reportProblem(databaseId, told));
      expect(await Promise.all(sent)).toEqual(['taken', 'taken', 'taken']);
      expect(await problems(databaseId)).toMatchObject({
        lines: [],
        reports: [{lines: told.lines, receivedAt: expect.any(String)}],
      });
      expect(await orders().reportProblem(databaseId, damaged())).toBe('taken');
      expect((await problems(databaseId)).reports).toHaveLength(1);
    });

    test('has pictures, or is not taken', async () => {
      const databaseId = await aSentOrder();
      const pictures = [new TextEncoder().encode('<svg onload="alert(1)"></svg>')];
      expect(await orders().reportProblem(databaseId, damaged({pictures}))).toBe('noPicture');
      expect((await problems(databaseId)).reports).toEqual([]);
    });

    test('is nothing before it is sent, and nothing once it is cancelled', async () => {
      const databaseId = await aPaidOrder();
      const isOver = async (pictures: Uint8Array[] = []) =>
        expect(await orders().reportProblem(databaseId, damaged({pictures}))).toBe('over');
      expect(await problems(databaseId)).toEqual({until: null, lines: [], reports: []});
      await isOver();
      await isOver([await aPhoto('webp')]);
      await ship(databaseId, 1);
      await cancel(databaseId);
      expect(await problems(databaseId)).toMatchObject({until: null, lines: []});
      await isOver();
    });
  });
}
