import {shopName} from './brand';

/** What the static pages say about reviews and customers; nothing else in the shop states such numbers. */
export interface ShopperRating {
  /** Of five; null where the shop states none. */
  stars: number | null;
  reviewCount: number;
  /** As worded on the page. */
  customersLabel: string;
}

/** Beside the stated figures (rules: Reviews). */
export const statedFigures = `As stated by ${shopName}; these reviews were not written in this shop.`;

/** 5 stars, 89 reviews and 2,000+ customers. */
export const mensMultiVitaminRating: ShopperRating = {
  stars: 5,
  reviewCount: 89,
  customersLabel: '2,000+ customers',
};

/** 42 reviews and 800+ customers. */
export const nighttimeSupportRating: ShopperRating = {
  stars: null,
  reviewCount: 42,
  customersLabel: '800+ customers',
};
