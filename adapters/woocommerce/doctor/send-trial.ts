import {toCents, type Address, type NewOrder, type Taxes} from '~adapters/commerce';

/** The largest states: a shop that sends within the country sends to one of them. */
const places: Pick<Address, 'city' | 'state' | 'zipCode'>[] = [
  {city: 'New York', state: 'NY', zipCode: '10001'},
  {city: 'Los Angeles', state: 'CA', zipCode: '90001'},
  {city: 'Houston', state: 'TX', zipCode: '77001'},
  {city: 'Miami', state: 'FL', zipCode: '33101'},
];

/** The test order by the shop's own rules: sent by the method that the shop proposes, at what it asks. */
export async function sendTrial(taxes: Taxes, trial: NewOrder): Promise<NewOrder> {
  for (const place of places) {
    const address = {...trial.shippingAddress, ...place};
    const billing = {...trial.billing, ...place};
    const {lines} = trial;
    const question = {lines, shipping: {method: null}, billing, shippingAddress: address};
    const quote = await taxes.quote({...question, email: null});
    const shipping = quote?.shipping ?? null;
    if (shipping && shipping.methods.length === 0) continue;
    const total = shipping?.cost ?? toCents(0);
    return {
      ...trial,
      billing,
      shippingAddress: address,
      shipping: {method: shipping?.method ?? null, total},
      expected: {...trial.expected, total: trial.expected.total + total + (quote?.added ?? 0)},
    };
  }
  const states = places.map(({state}) => state).join(', ');
  throw new Error(`The shop sends it to none of ${states}: look at its shipping zones.`);
}
