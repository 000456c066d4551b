import type {Product, Rating} from '~adapters/commerce';
import type {Review, ReviewPage, Reviews} from '~adapters/reviews';
import {languageTag} from '~/content/language';
import {reviewWords} from '~/content/messages/reviews';
import {toLongDate} from '~/server/http/long-date.server';

export interface ShownReview extends Review {
  writtenOn: string;
  /** In which language, where that is not the page's language. */
  writtenIn: string | null;
}

export interface ShownReviews {
  rating: Rating | null;
  /** All that are approved. */
  total: number;
  /** How many gave one star, two, and so on; null where that is not known. */
  counts: number[] | null;
  reviews: ShownReview[];
  /** Where the older ones begin; null after the last. */
  next: string | null;
  /** Whether newer ones were passed. */
  isOlder: boolean;
}

const languages = new Intl.DisplayNames(languageTag, {type: 'language'});

const writtenIn = (language: string) =>
  languageTag.startsWith(language)
    ? null
    : reviewWords.writtenIn(languages.of(language) ?? language);

const nothing: ReviewPage = {reviews: [], next: null, counts: null};

/** A product's reviews; null where it takes none, `away` while the shop does not tell them. */
export async function showReviews(
  reviews: Reviews,
  {databaseId, rating, reviewCount}: Product,
  after: string | null,
): Promise<ShownReviews | 'away' | null> {
  if (reviewCount === null) return null;
  try {
    const page = reviewCount === 0 ? nothing : await reviews.read(databaseId, after);
    const shown = page.reviews.map((review) => ({
      ...review,
      writtenOn: toLongDate(review.writtenAt),
      writtenIn: writtenIn(review.language),
    }));
    const {next, counts} = page;
    return {rating, total: reviewCount, counts, reviews: shown, next, isOlder: after !== null};
  } catch {
    return 'away';
  }
}
