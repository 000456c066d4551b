import {route} from '@react-router/dev/routes';

export const wishRoutes = [
  route('wish-list', 'wishes/pages/wishes.tsx'),
  route('wish-list/:ids', 'wishes/pages/wishes.shared.tsx'),
  route('functions/wishes', 'wishes/pages/functions.wishes.ts'),
  route('functions/wish-cards', 'wishes/pages/functions.wish-cards.ts'),
];
