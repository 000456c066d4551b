import {beforeEach, describe, expect, test} from 'vitest';
import type {Reviewer, Reviews} from '~adapters/reviews';

/** A shop in which somebody has bought a product that he has not reviewed. */
export interface ReviewedShop {
  reviews: Reviews;
  productId: number;
  buyer: Reviewer;
  stranger: Reviewer;
  approveAll: () => Promise<unknown>;
  countAll: () => Promise<number>;
  set: (changes: {stars?: 'optional'; areOpen?: false}) => Promise<unknown>;
}

const written = {name: 'Dana', text: 'Firm.\n\nGood <b>bite</b>.', stars: 4};

/** What a shop promises to a shopper about his own review. */
export function promisesAboutReviews(open: () => Promise<ReviewedShop>): void {
  let shop: ReviewedShop;
  beforeEach(async () => {
    shop = await open();
  });
  const findOwn = (reviewer = shop.buyer) => shop.reviews.findOwn(shop.productId, reviewer);
  const write = (review: Parameters<Reviews['write']>[2], reviewer = shop.buyer) =>
    shop.reviews.write(shop.productId, reviewer, review);

  describe('a shopper’s own review', () => {
    test('may be written by whom an order of the product belongs to', async () => {
      expect(await findOwn()).toEqual({may: 'write', stars: 'required', review: null});
      expect(await findOwn(shop.stranger)).toMatchObject({may: 'notBought'});
      expect(await write(written, shop.stranger)).toEqual({ok: false, reason: 'notBought'});
    });

    test('waits unread, as it was typed, and is shown once it is approved', async () => {
      expect(await write(written)).toEqual({ok: true, status: 'waiting'});
      expect((await findOwn()).review).toEqual({...written, status: 'waiting'});
      await shop.approveAll();
      expect((await findOwn()).review).toEqual({...written, status: 'approved'});
    });

    test('is one, however often it is written, and waits again when it changes', async () => {
      await write(written);
      const before = await shop.countAll();
      await shop.approveAll();
      expect(await write(written)).toEqual({ok: true, status: 'approved'});
      expect(await write({...written, stars: 2})).toEqual({ok: true, status: 'waiting'});
      expect(await shop.countAll()).toBe(before);
    });

    test('needs stars where the shop requires them', async () => {
      const without = {...written, stars: null};
      expect(await write(without)).toEqual({ok: false, reason: 'starsMissing'});
      await shop.set({stars: 'optional'});
      expect(await write(without)).toMatchObject({ok: true});
    });

    test('is not taken where the shop takes none', async () => {
      await shop.set({areOpen: false});
      expect(await findOwn()).toMatchObject({may: 'closed'});
      expect(await write(written)).toEqual({ok: false, reason: 'closed'});
    });
  });
}
