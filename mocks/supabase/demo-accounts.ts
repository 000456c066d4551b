import {demoAccounts, demoAddress, demoPassword} from '~mocks/demo-accounts';
import {addUser, findUser, type SupabaseState} from './state';

export {demoPassword};

const toId = (number: number) => `10000000-0000-4000-8000-00000000000${number}`;

/** The demo accounts as users of the accounts project. */
export function addDemoAccounts(state: SupabaseState): void {
  for (const {number, email, emailConfirmedAt} of demoAccounts)
    addUser(state, {id: toId(number), email, emailConfirmedAt, password: demoPassword});
  const demo = findUser(state, 'demo@bellyful.example');
  const sample = findUser(state, 'sample@bellyful.example');
  if (sample) addOrderedSample(state, sample.id);
  if (demo) state.addresses.set(demo.id, toRow(demo.id));
}

/** Claimed, and held for good by an order of long ago. */
function addOrderedSample(state: SupabaseState, userId: string): void {
  state.freeSamples.set(userId, crypto.randomUUID());
  state.reservations.push({
    place: 0,
    holder: 'first-order.sample',
    productKey: `sample:${userId}`,
    quantity: 1,
    endsAt: Number.MAX_SAFE_INTEGER,
  });
}

const toRow = (userId: string) => ({
  user_id: userId,
  first_name: demoAddress.firstName,
  last_name: demoAddress.lastName,
  phone: demoAddress.phone,
  address_1: demoAddress.address1,
  address_2: demoAddress.address2,
  city: demoAddress.city,
  state: demoAddress.state,
  zip_code: demoAddress.zipCode,
  country: demoAddress.country,
});
