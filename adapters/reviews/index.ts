/** A review that the shop has approved. Name and text are what was typed, never HTML; the text has its lines. */
export interface Review {
  databaseId: number;
  name: string;
  text: string;
  /** One to five; null where none were given. */
  stars: number | null;
  /** ISO 8601. */
  writtenAt: string;
  /** Whether the shop marks it as a buyer's. */
  isVerified: boolean;
  /** The code of the language that it was written in. */
  language: string;
}

/** Some of a product's reviews, newest first. */
export interface ReviewPage {
  reviews: Review[];
  /** Where the older ones begin; null after the last. */
  next: string | null;
  /** How many gave one star, two, and so on; null where the shop does not report it. */
  counts: number[] | null;
}

/** Who writes: the shop's own customer, and a confirmed address. */
export interface Reviewer {
  customerId: number;
  email: string;
}

export interface WrittenReview {
  name: string;
  text: string;
  stars: number | null;
}

export type ReviewStatus = 'approved' | 'waiting' | 'refused';

/** What a shopper can do about one product's reviews (rules: Reviews). */
export interface OwnReview {
  may: 'write' | 'notBought' | 'closed';
  stars: 'required' | 'optional' | 'none';
  /** The shopper's own review; null without one. */
  review: (WrittenReview & {status: ReviewStatus}) | null;
}

/** Why a review was not stored, where the shopper can do something about it. */
export type ReviewRefusal = 'notBought' | 'closed' | 'starsMissing' | 'tooFast' | 'refused';

type WritingOutcome = {ok: true; status: ReviewStatus} | {ok: false; reason: ReviewRefusal};

export interface Reviews {
  /** The newest, or those after a page's `next`; of a product that the shop does not show none. */
  read(productId: number, after: string | null): Promise<ReviewPage>;
  findOwn(productId: number, reviewer: Reviewer): Promise<OwnReview>;
  /** Stores the shopper's one review of the product, or changes it; returns whether it is published or waits. */
  write(productId: number, reviewer: Reviewer, review: WrittenReview): Promise<WritingOutcome>;
}
