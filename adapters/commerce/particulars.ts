/** What the law of some countries wants to be said of a product before it is bought, in its owner's words. */
export interface Particulars {
  netContent: string;
  origin: string;
  /** Who makes it or answers for it, with postal and electronic address. */
  operator: string;
  /** Who answers for it in the European Union, where its maker stands elsewhere. */
  responsible: string;
}

/** Who answers for products that name nobody, as far as the owner says it. */
export type Answerable = Partial<Pick<Particulars, 'operator' | 'responsible'>>;
