import {scarceFrom, type StockStatus} from '~adapters/commerce';
import {stockLabels} from '~/content/messages/selection';
import {catalogueProductWords} from '~/content/labels/catalogue-product';

interface Props {
  stockStatus: StockStatus;
  /** Units left when the shop counts them. */
  left: number | null;
}

export function StockBadge({stockStatus, left}: Props) {
  const isInStock = stockStatus !== 'OUT_OF_STOCK';
  const isScarce = stockStatus === 'IN_STOCK' && left !== null && left <= scarceFrom;
  return (
    <p
      className={`inline-flex items-center gap-2 rounded-full px-4 py-1.5 text-sm font-semibold ${isInStock ? 'bg-sage text-leaf-dark' : 'bg-clay-light text-clay-dark'}`}
    >
      <span className="size-2 rounded-full bg-current" aria-hidden="true" />
      {stockLabels[stockStatus]}
      {isScarce && ` · ${catalogueProductWords.onlyLeft(left)}`}
    </p>
  );
}
