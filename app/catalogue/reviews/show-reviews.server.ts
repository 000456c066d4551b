import type {Commerce, Product, ReviewPage} from '~adapters/commerce';
import type {ShownReviews} from './shown-reviews';

const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'America/Los_Angeles',
});

function toDate(writtenAt: string): string {
  const time = Date.parse(writtenAt);
  return Number.isNaN(time) ? '' : longDate.format(time);
}

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
    const shown = page.reviews.map((review) => ({...review, writtenOn: toDate(review.writtenAt)}));
    const {next, counts} = page;
    return {rating, total: reviewCount, counts, reviews: shown, next, isOlder: after !== null};
  } catch {
    return 'away';
  }
}
