import type {ProductPageCopy} from '~/content/product-pages/product-page';
import {certificationsHeading, commonLabel, qualityHeading} from '~/content/product-pages/quality';
import type {StaticProductKey} from '../static-product-keys';

const jam: ProductPageCopy = {
  meta: {
    title: 'Quince jam',
    description: 'Quinces, sugar and patience: one jam, in jars of twelve ounces.',
  },
  title: 'Quince Jam',
  subtitle: 'One fruit, cooked slowly.',
  intro: ['Quinces are hard, sour and worth it.'],
  highlights: ['12 ounces'],
  about: {heading: 'About the jam', paragraphs: ['Three hours in a copper pan.']},
  benefits: {heading: 'Why quinces', cards: [{title: 'Tart', text: 'More than it is sweet.'}]},
  dosage: {heading: 'How to eat it', paragraphs: ['With a spoon.']},
  quality: {heading: qualityHeading, paragraphs: ['Every jar is tasted.'], cards: []},
  certifications: {heading: certificationsHeading},
  label: {...commonLabel, facts: []},
  gallery: ['allulose-gummies'],
  packagePictures: {1: 'allulose-gummies', 3: 'allulose-gummies-3'},
  rating: null,
};

export const productPages: Readonly<Record<StaticProductKey, ProductPageCopy>> = {
  'quince-jam': jam,
  'free-sample': {
    ...jam,
    meta: {...jam.meta, title: 'A spoonful of quince jam'},
    title: 'Free Sample: Quince Jam',
    gallery: ['free-sample'],
    packagePictures: {1: 'free-sample'},
  },
};
