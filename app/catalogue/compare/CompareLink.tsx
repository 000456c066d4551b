import {Link} from 'react-router';
import {productWords} from '~/content/labels/product';

/** From a product's page. */
export const CompareLink = ({id}: {id: string}) => (
  <Link
    to={`/compare?products=${id}`}
    className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
  >
    {productWords.compare}
  </Link>
);
