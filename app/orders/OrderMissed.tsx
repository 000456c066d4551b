import {Alert} from '~/ui/Alert';
import {orderHistoryLabels} from '~/content/account';
import {orderPage} from '~/content/order-page';
import {inLanguage} from '~/content/language-paths';

/** In the place of an order that the shop does not answer just now. */
export function OrderMissed({path}: {path: string}) {
  return (
    <div className="container-page max-w-3xl space-y-4 py-10 md:py-14">
      <h1 className="text-4xl">{orderPage.meta.title}</h1>
      <Alert>{orderPage.failed}</Alert>
      <a href={inLanguage(path)} className="btn btn-secondary">
        {orderHistoryLabels.retry}
      </a>
    </div>
  );
}
