import {orderPage} from '~/content/order-page';
import {newWindowNote} from '~/content/labels/controls';
import {PrintButton} from '~/ui/PrintButton';
import type {ShownOrder} from './shown-order';

/** What plugins of the shop offer of an order, such as an invoice; and this page on paper, which is one, too. */
export function OrderDocuments({documents}: Pick<ShownOrder, 'documents'>) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      {documents.map(({name, url}) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="btn btn-secondary"
        >
          {name}
          <span className="sr-only"> {newWindowNote}</span>
        </a>
      ))}
      <PrintButton label={orderPage.print} />
    </div>
  );
}
