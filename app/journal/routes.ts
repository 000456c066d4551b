import {route} from '@react-router/dev/routes';

export const journalRoutes = [
  route('journal', 'journal/pages/journal.tsx'),
  route('journal/feed.xml', 'journal/pages/journal.feed.ts'),
  route('journal/:slug', 'journal/pages/journal.article.tsx'),
];
