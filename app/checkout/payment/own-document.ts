import {runsPaymentMark} from '~/browser/runs-payment';

/**
 * A shopper who comes from another page without a new document would find the payment service's script forbidden. So the
 * page is loaded anew.
 */
export async function inPaymentDocument<Data extends {serviceFields: object | null}>(
  send: () => Promise<Data>,
  url: string,
): Promise<Data> {
  const data = await send();
  if (!data.serviceFields || document.documentElement.hasAttribute(runsPaymentMark)) return data;
  location.assign(url);
  return new Promise(() => {});
}
