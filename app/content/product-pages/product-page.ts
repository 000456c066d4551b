import type {ProductLabel} from '~adapters/commerce';
import type {fdaDisclaimer} from '../fda-disclaimer';
import type {PictureName} from '../pictures';
import type {ShopperRating} from '../ratings';
import type {PageMeta, TextCard} from '../text';

/** A label of a product that the pages sell from code; none without its allergens and its disclaimer. */
export interface BuiltInLabel extends ProductLabel {
  allergens: string;
  servingsADay: number;
  disclaimer: typeof fdaDisclaimer;
}

/** The drawings of cards. */
export type CardIcon =
  | 'bed'
  | 'bolt'
  | 'bone'
  | 'bowl'
  | 'calendar'
  | 'cell'
  | 'clock'
  | 'cup'
  | 'drop'
  | 'dumbbell'
  | 'factory'
  | 'flame'
  | 'flask'
  | 'jar'
  | 'leaf'
  | 'list'
  | 'moon'
  | 'plate'
  | 'shield'
  | 'sparkle'
  | 'sugar';

export interface IconCard extends TextCard {
  /** A leaf where it has none of its own. */
  icon?: CardIcon;
}

/** What is claimed of a product's quality. */
export interface QualityCard extends IconCard {
  /** Followed by the certificates of analysis that the owner has. */
  hasReports?: boolean;
}

export interface ProductPageCopy {
  meta: PageMeta;
  title: string;
  subtitle: string;
  intro: readonly string[];
  /** Short facts beside the price. */
  highlights: readonly string[];
  about: {heading: string; paragraphs: readonly string[]};
  benefits: {heading: string; cards: readonly IconCard[]};
  dosage: {heading: string; paragraphs: readonly string[]};
  quality: {heading: string; paragraphs: readonly string[]; cards: readonly QualityCard[]};
  certifications: {heading: string};
  label: BuiltInLabel;
  /** The first picture is the product's own. */
  gallery: readonly [PictureName, ...PictureName[]];
  /** The picture shown for a package, by its number of bottles. */
  packagePictures: Readonly<Record<number, PictureName>>;
  /** Only where the shop states numbers. */
  rating: ShopperRating | null;
}
