import type {PictureName} from '../pictures';
import type {ShopperRating} from '../ratings';
import type {PageMeta, TextCard} from '../text';

/** Percent of the FDA's daily value for adults; `'<1'` as labels print it; null where no daily value is set. */
export type DailyValuePercent = number | '<1' | null;

export interface FactsRow {
  name: string;
  /** As printed: `18 mg`, `400 mcg DFE`. */
  amount: string;
  dailyValuePercent: DailyValuePercent;
  /** Part of the row above: fiber of carbohydrate, a source of a blend. */
  indent?: boolean;
}

export interface SupplementFacts {
  /** Names the formula where a product has more than one. */
  formula?: string;
  servingSize: string;
  servingsPerContainer: number;
  rows: readonly FactsRow[];
  otherIngredients: string;
  warnings: readonly string[];
}

export interface ProductPageCopy {
  meta: PageMeta;
  title: string;
  subtitle: string;
  intro: readonly string[];
  /** Short facts beside the price. */
  highlights: readonly string[];
  about: {heading: string; paragraphs: readonly string[]};
  benefits: {heading: string; cards: readonly TextCard[]};
  dosage: {heading: string; paragraphs: readonly string[]};
  quality: {heading: string; paragraphs: readonly string[]; cards: readonly TextCard[]};
  certifications: {heading: string};
  supplementFacts: readonly SupplementFacts[];
  /** The first picture is the product's own. */
  gallery: readonly PictureName[];
  /** The picture shown for a package, by its number of bottles. */
  packagePictures: Readonly<Record<number, PictureName>>;
  /** Only where the shop states numbers. */
  rating: ShopperRating | null;
}
