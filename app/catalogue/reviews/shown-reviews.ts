import type {Rating, Review} from '~adapters/commerce';

export interface ShownReview extends Review {
  /** As a shopper reads it. */
  writtenOn: string;
}

/** The reviews of a product's page. */
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
