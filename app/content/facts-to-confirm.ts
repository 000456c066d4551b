import {about} from './about';
import {konjacQuality} from './offer-texts';
import {productPages} from './product-pages';
import {qualityCards} from './product-pages/quality';
import {certificationLabels} from './quality-marks';
import {mensMultiVitaminRating, nighttimeSupportRating, type ShopperRating} from './ratings';
import {businessAddress, formatAddress} from './settings';

/** Something the pages state that only the shop's owner can know. */
export interface FactToConfirm {
  name: string;
  /** The pages that say it. */
  where: string;
  /** As it is said. */
  sentence: string;
}

const ratingOf = ({stars, reviewCount, customersLabel}: ShopperRating) =>
  `${stars === null ? '' : `${stars} stars, `}${reviewCount} reviews, ${customersLabel}`;

const onProductPages = 'the pages of the built-in products';

const allergens = Object.entries(productPages).map(([key, {label}]) => ({
  name: `Allergens of ${key}`,
  where: `/${key}`,
  sentence: label.allergens,
}));

const ownWords = Object.entries(productPages).flatMap(([key, {quality}]) =>
  quality.paragraphs.map((sentence) => ({
    name: `Quality of ${key}`,
    where: `/${key}`,
    sentence,
  })),
);

/**
 * What the owner confirms, or changes in the content, before the shop opens: no program can find out whether it is
 * true (rules: Texts and health statements).
 */
export const factsToConfirm: readonly FactToConfirm[] = [
  {
    name: 'Address of the business',
    where: '/contact and the policies',
    sentence: formatAddress(businessAddress),
  },
  {
    name: 'Quality marks',
    where: `/, ${onProductPages} and the offers`,
    sentence: certificationLabels.join(', '),
  },
  ...qualityCards.map(({title, text}) => ({name: title, where: onProductPages, sentence: text})),
  ...ownWords,
  ...allergens,
  ...konjacQuality.map(({title, text}) => ({
    name: `Konjac: ${title}`,
    where: 'the konjac offers',
    sentence: text,
  })),
  {name: 'How the shop began', where: '/about', sentence: about.story.paragraphs.join(' ')},
  {
    name: 'Reviews',
    where: '/mens-multi-vitamin',
    sentence: ratingOf(mensMultiVitaminRating),
  },
  {name: 'Reviews', where: '/nighttime-support', sentence: ratingOf(nighttimeSupportRating)},
];
