import {about} from '../about';
import {productPages} from '../product-pages';
import {businessAddress, formatAddress} from '../settings';
import {ownersWord, sentencesOf, type Claim, type Claims} from './claim';

const pages = Object.entries(productPages);

const said = (kind: Claim['kind'], texts: readonly string[]): Claim => ({
  kind,
  source: ownersWord,
  sentences: [...new Set(texts.flatMap(sentencesOf))],
});

/** What only the owner can know, as the content has it. */
export const ownWords: Claims = {
  address: {...said('business', [formatAddress(businessAddress)]), stays: true},
  'how-the-shop-began': said('business', about.story.paragraphs),
  allergens: {
    ...said(
      'quality',
      pages.map(([, {label}]) => label.allergens),
    ),
    source: `${ownersWord}; 21 U.S.C. 343(w)`,
  },
  ...Object.fromEntries(
    pages.map(([key, {quality}]) => [`quality-${key}`, said('quality', quality.paragraphs)]),
  ),
  ...Object.fromEntries(
    pages.flatMap(([key, {rating}]) => {
      if (rating === null) return [];
      const claim = said('business', [rating.customersLabel]);
      const doubt = `It stands for ${rating.stars === null ? '' : `${rating.stars} stars, `}${rating.reviewCount} reviews, which were not written in this shop: 16 CFR Part 465 forbids reviews that nobody wrote.`;
      return [[`reviews-${key}`, {...claim, doubt}]];
    }),
  ),
};
