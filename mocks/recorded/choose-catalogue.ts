import {catalogueSizes, isCatalogueSize, type CatalogueSize} from '../woocommerce/catalogue';
import {usualFolder} from './folder';
import {readRecorded, type RecordedCatalogue} from './read-recorded';

interface CatalogueChoice {
  catalogue?: CatalogueSize;
  recorded?: RecordedCatalogue;
  /** There is none of that name. */
  isMissing?: true;
  /** What is to be said about it at the start. */
  notice: string;
}

export const choices = `There are ${catalogueSizes.join(', ')}, recorded, and the folder of a recorded shop.`;

/** What MOCK_CATALOGUE says: a size, `recorded`, or the folder of a recorded shop. Unset, nothing is recorded. */
export function chooseCatalogue(variables: Record<string, string | undefined>): CatalogueChoice {
  const wanted = variables['MOCK_CATALOGUE'];
  if (!wanted) return {notice: ''};
  if (isCatalogueSize(wanted)) return {catalogue: wanted, notice: ''};
  const folder = wanted === 'recorded' ? usualFolder(variables) : wanted;
  const recorded = readRecorded(folder);
  if (recorded)
    return {recorded, notice: `\nIt shows what was recorded of ${recorded.url} (${folder}).`};
  return {
    isMissing: true,
    notice: `\nNothing was recorded in ${folder} (MOCK_CATALOGUE): it shows the usual products. ${choices} To record a shop: npm run record -- https://shop.example`,
  };
}
