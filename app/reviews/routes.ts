import {route} from '@react-router/dev/routes';

export const reviewRoutes = [
  route('functions/own-review', 'reviews/pages/functions.own-review.ts'),
  route('account/reviews/:slug', 'reviews/pages/account.reviews.tsx'),
];
