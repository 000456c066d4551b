import {emptyLabel, type ProductLabel, type SupplementFacts} from '~adapters/commerce';

/** A panel as the product editor takes it: `Total Carbohydrate | 6 g`, a row on each line. */
export const aPanel = (rows: string, changes: Partial<SupplementFacts> = {}): SupplementFacts => ({
  servingSize: '',
  servingsPerContainer: null,
  rows: rows
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [name = '', amount = ''] = row.split('|').map((part) => part.trim());
      return {name, amount, dailyValuePercent: null};
    }),
  otherIngredients: '',
  warnings: [],
  ...changes,
});

/** A label that says nothing but what is given. */
export const aLabel = (changes: Partial<ProductLabel> = {}): ProductLabel => ({
  ...emptyLabel,
  ...changes,
});
