import {useState} from 'react';
import {Link, useRouteLoaderData} from 'react-router';
import {fetched} from '~/ui/fetched';
import {stockNoticeLink} from '~/content/labels/catalogue-product';
import {requestPath} from './notice-path';

const StockNoticeForm = fetched(() => import('./StockNoticeForm'));

interface Props {
  productId: number;
  /** Null: the product itself. */
  variationId: number | null;
}

/**
 * The way on from what is sold out (rules: Back in stock): a form once it is fetched, in room that is kept for it,
 * and a page of its own without that. Absent where the catalogue alone is connected.
 */
export function StockNotice(props: Props) {
  const [isMissed, setMissed] = useState(false);
  const root = useRouteLoaderData<{canOrder: boolean}>('root');
  if (!HAS.backInStock || !root?.canOrder) return null;
  const {productId, variationId} = props;
  const ownPage = (
    <Link to={requestPath(productId, variationId)} reloadDocument>
      {stockNoticeLink}
    </Link>
  );
  return (
    <div className="mt-4 min-h-60 sm:min-h-52">
      <noscript>{ownPage}</noscript>
      <div>
        <StockNoticeForm key={variationId} onMissed={() => setMissed(true)} {...props} />
        {isMissed && <p className="not-only:hidden">{ownPage}</p>}
      </div>
    </div>
  );
}
