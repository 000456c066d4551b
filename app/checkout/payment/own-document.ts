/** Whether the document that the browser opened lets the payment service's script in: its policy stays with it. */
export const isPaymentDocument = (): boolean =>
  document.documentElement.hasAttribute('data-runs-payment');

/**
 * A shopper who comes from another page without a new document would find the payment service's script forbidden. So the
 * page is loaded anew.
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
