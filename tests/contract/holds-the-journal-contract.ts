import {expect, test} from 'vitest';
import type {ChangeJournal} from '~adapters/commerce';

interface Shop {
  journal: ChangeJournal;
  /** Lets the shop note that a product has changed, and gives its id. */
  change: () => Promise<number>;
}

/** What every journal of changes promises. */
export function holdsTheJournalContract(open: () => Promise<Shop>): void {
  holdsItsMarks(async () => (await open()).journal);

  test('tells each change after a mark, and none twice', async () => {
    const {journal, change} = await open();
    const before = await journal.since(null);
    const changed = await change();
    const news = await journal.since(before?.mark ?? '');
    const changedIds = news?.changes?.flatMap(({productIds}) => productIds ?? []);
    expect(changedIds).toContain(changed);
    expect(await journal.since(news?.mark ?? '')).toMatchObject({mark: news?.mark, changes: []});
    expect(await journal.since(before?.mark ?? '')).toEqual(news);
  });

  test('names each change by an id of its own', async () => {
    const {journal, change} = await open();
    const before = await journal.since(null);
    await change();
    await change();
    const news = await journal.since(before?.mark ?? '');
    const ids = news?.changes?.map(({id}) => id) ?? [];
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });
}

/** The part of it that needs no change. */
export function holdsItsMarks(open: () => Promise<ChangeJournal>): void {
  test('tells who asks first only where it stands', async () => {
    const journal = await open();
    const {mark, changes} = (await journal.since(null)) ?? {};
    expect(changes).toEqual([]);
    expect((await journal.since(mark ?? ''))?.changes).not.toBeNull();
  });

  test.each(['1-another-shop', '999999999-later', 'nonsense'])(
    'says of a mark that it never gave (%s) that anything may have changed',
    async (mark) => {
      const journal = await open();
      const {mark: newest} = (await journal.since(null)) ?? {};
      expect(await journal.since(mark)).toMatchObject({mark: newest, changes: null});
    },
  );
}
