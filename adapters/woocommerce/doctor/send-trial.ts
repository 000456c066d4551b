import {sumCents, toCents, type Address, type NewOrder, type Taxes} from '~adapters/commerce';

/** The largest of the United States: a shop that sends within the country sends to one of them. */
const places: Pick<Address, 'city' | 'state' | 'zipCode'>[] = [
  {city: 'New York', state: 'NY', zipCode: '10001'},
  {city: 'Los Angeles', state: 'CA', zipCode: '90001'},
  {city: 'Houston', state: 'TX', zipCode: '77001'},
  {city: 'Miami', state: 'FL', zipCode: '33101'},
];

/** The test order as the shop quotes it: by its own rules sent by the method that it proposes, with its plugins' fees. */
export async function sendTrial(
  taxes: Taxes,
  trial: NewOrder,
  isByShop: boolean,
): Promise<NewOrder> {
  const {country, city, state, zipCode} = trial.shippingAddress;
  const tried = country === 'US' ? places : [{city, state, zipCode}];
  for (const place of tried) {
    const address = {...trial.shippingAddress, ...place};
    const billing = {...trial.billing, ...place};
    const {lines, payment} = trial;
    const quote = await taxes.quote({
      lines,
      shipping: isByShop ? {method: null} : toCents(0),
      billing,
      shippingAddress: address,
      payment: payment.method,
      email: null,
    });
    const shipping = quote?.shipping ?? null;
    if (shipping && shipping.methods.length === 0) continue;
    const total = shipping?.cost ?? toCents(0);
    const fees = quote?.plugins?.fees ?? [];
    const added = sumCents([total, ...fees.map(({amount}) => amount), quote?.added ?? toCents(0)]);
    return {
      ...trial,
      billing,
      shippingAddress: address,
      shipping: isByShop ? {method: shipping?.method ?? null, total} : trial.shipping,
      fees,
      expected: {...trial.expected, total: trial.expected.total + added},
    };
  }
  const states = tried.map((place) => place.state || country).join(', ');
  throw new Error(`The shop sends it to none of ${states}: look at its shipping zones.`);
}
