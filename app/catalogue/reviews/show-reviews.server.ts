import type {Commerce, Product, ReviewPage} from '~adapters/commerce';
import {toLongDate} from '~/server/http/long-date.server';
import type {ShownReviews} from './shown-reviews';

const nothing: ReviewPage = {reviews: [], next: null, counts: null};

/** A product's reviews; null where it takes none, `away` while the shop does not tell them. */
export async function showReviews(
  {reviews}: Pick<Commerce, 'reviews'>,
  {databaseId, rating, reviewCount}: Product,
  after: string | null,
): Promise<ShownReviews | 'away' | null> {
  if (reviewCount === null) return null;
  try {
    const page = reviewCount === 0 ? nothing : await reviews.read(databaseId, after);
    const shown = page.reviews.map((review) => ({
      ...review,
      writtenOn: toLongDate(review.writtenAt),
    }));
    const {next, counts} = page;
    return {rating, total: reviewCount, counts, reviews: shown, next, isOlder: after !== null};
  } catch {
    return 'away';
  }
}
