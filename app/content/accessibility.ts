import {shopName} from './brand';

/** A draft for the owner to begin from (rules: What a country's law asks). What stands in brackets is hers to fill in. */
export const accessibilityStatement = {
  title: 'Accessibility',
  intro: `${shopName} should be usable by everybody. This page says how our shop is built for that, where it is not there yet, and how to reach us when something stands in your way.`,
  sections: [
    {
      heading: 'What we offer',
      paragraphs: [
        'Here you find products, put them into a cart, order and pay for them, follow your order, and write to us.',
      ],
    },
    {
      heading: 'How it is accessible',
      paragraphs: [
        'We build our pages by the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on which the European standard EN 301 549 rests.',
        'Every page can be used by keyboard and read aloud by a screen reader. It fits a width of 320 pixels and larger text, keeps to your system’s contrast, colors and reduced motion, and its forms work without scripts, too.',
        'Before each version of the shop is published, programs go through it for this. [Say here whether people with disabilities have gone through it for you, who, and when.]',
      ],
    },
    {
      heading: 'Where it is not there yet',
      paragraphs: [
        'Card fields and pay pages come from our payment services, and videos from theirs: what we cannot change there may be harder to use. [Name what else you know of, and until when it is mended.]',
      ],
    },
    {
      heading: 'When something stands in your way',
      paragraphs: [
        'Write to us on the contact page and say on which page it was and what you wanted to do. We answer, find another way for you to order, and mend it.',
        '[Name the market surveillance authority of your country, to which people may turn when our answer is not enough.]',
        '[Day of this statement, and of the last check.]',
      ],
    },
  ],
} as const;
