import type {Shop} from '../woocommerce';
import {saveContent, saveMenu} from './content-events';

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>\n`).join('');

const examples = [
  {
    type: 'page',
    slug: 'our-kitchen',
    title: 'Our kitchen',
    html: paragraphs('Four people, two stoves, and a window to the yard.'),
  },
  {
    type: 'post',
    slug: 'how-we-pack',
    title: 'How we pack a parcel',
    excerpt: 'Paper, string, and a note by hand.',
    html: paragraphs(
      'Every parcel leaves before noon. It is paper inside and out, and closed with string.',
      'Whoever packs it writes the note. Ask for a name, and it will stand on it.',
    ),
    publishedAt: '2026-11-12T09:00:00.000Z',
  },
  // Saved once more, and not yet published.
  {
    type: 'post',
    slug: 'how-we-pack',
    title: 'How we pack a parcel in December',
    html: paragraphs('In December every parcel leaves twice a day, with a ribbon.'),
    status: 'draft',
  },
  {
    type: 'post',
    slug: 'winter-market',
    title: 'What we learned at the winter market',
    excerpt: 'That people taste first, and read later.',
    html: paragraphs(
      'We stood in the cold for three days, and people tasted first and read later.',
    ),
    publishedAt: '2026-11-24T09:00:00.000Z',
  },
  {
    type: 'post',
    slug: 'new-year',
    title: 'What comes next year',
    excerpt: 'Three things that we are trying.',
    html: paragraphs('Three things stand on our stove. One of them will be in the shop by spring.'),
    status: 'draft',
  },
  {type: 'announcement', slug: 'by-noon', title: 'Ordered by noon, sent the same day.'},
];

const footer =
  'Our kitchen | /our-kitchen\nJournal | /journal\n- How we pack | /journal/how-we-pack';

/** The owner writes two articles, a page, an announcement, drafts, and a menu. */
export function writeExamples({shop}: {shop: Shop}): void {
  for (const fields of examples) saveContent({shop}, fields);
  saveMenu({shop}, {location: 'BELLYFUL_FOOTER', items: footer});
}
