import type {LotReport, ProductLabel} from '~adapters/commerce';
import {labelWords} from '~/content/labels/product';

const reportText = ({lot, url}: LotReport) => `${labelWords.lotReport(lot)} ${url}`;

/** What a label says by names and values, for programs; what it does not say is left out. */
export function labelProperties(label: ProductLabel): {name: string; value: string}[] {
  const [facts] = label.facts;
  const named: [name: string, value: string | number | null | undefined][] = [
    [labelWords.servingSize, facts?.servingSize],
    [labelWords.servings, facts?.servingsPerContainer],
    [labelWords.ingredients, facts?.otherIngredients],
    [labelWords.allergens, label.allergens],
    [labelWords.storage, label.storage],
    [labelWords.warnings, facts?.warnings.join(' ')],
    [labelWords.lotReports, label.lotReports?.map(reportText).join('; ')],
    [labelWords.bestBefore, label.bestBefore],
  ];
  const written = named.flatMap(([name, value]) => (value ? [{name, value: String(value)}] : []));
  return [...written, ...(label.particulars ?? []).map(({name, value}) => ({name, value}))];
}

/** The same in one line: `Serving size: 2 capsules. Allergens: None.` */
export const labelText = (label: ProductLabel): string =>
  labelProperties(label)
    .map(({name, value}) => `${name}: ${value.replace(/\.$/, '')}.`)
    .join(' ');
