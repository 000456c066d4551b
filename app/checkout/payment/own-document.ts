import {isPaymentPage} from '~/route-facts';
import {withoutLanguage} from '~/content/language-paths';

/** Whether the browser asked the server for this document as a page that takes payments. */
function isPaymentDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && isPaymentPage(withoutLanguage(new URL(opened.name).pathname));
}

/**
 * A policy belongs to a document: a shopper who comes from another page without a new one would find the payment
 * service's script forbidden. So the page is loaded anew.
 */
export async function inPaymentDocument<Data extends {serviceFields: object | null}>(
  send: () => Promise<Data>,
  url: string,
): Promise<Data> {
  const data = await send();
  if (!data.serviceFields || isPaymentDocument()) return data;
  location.assign(url);
  return new Promise(() => {});
}
