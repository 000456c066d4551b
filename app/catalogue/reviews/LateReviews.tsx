import {lazy, Suspense} from 'react';
import type {ReviewSectionProps} from './ReviewSection';

const never = new Promise<never>(() => {});

/** Where the code cannot be had the reviews of the server's page stay, as text and plain links. */
const ReviewSection = lazy(() => import('./ReviewSection').catch(() => never));

/** The end of a long page: its words come with it, its code after everything else. */
export const LateReviews = (props: ReviewSectionProps) => (
  <Suspense>
    <ReviewSection {...props} />
  </Suspense>
);
