import {route} from '@react-router/dev/routes';

export const freeSampleRoutes = [
  route('free-sample', 'free-sample/pages/free-sample.tsx'),
  route('functions/sample', 'free-sample/pages/functions.sample.ts'),
  route('account/claim-sample', 'free-sample/pages/account.claim-sample.ts'),
];
