import {demoAccounts, demoAddress, demoPassword} from '~mocks/demo-accounts';
import {addUser, findUser, type WordPressState} from './state';

/** The demo accounts as customers of the shop, and one of its staff. */
export function addDemoUsers(state: WordPressState): void {
  for (const {email, emailConfirmedAt} of demoAccounts)
    addUser(state, {email, emailConfirmedAt, password: demoPassword});
  addUser(state, {email: 'staff@bellyful.example', password: demoPassword, isStaff: true});
  const demo = findUser(state, 'demo@bellyful.example');
  const sample = findUser(state, 'sample@bellyful.example');
  if (demo) state.addresses.set(demo.id, [{...demoAddress, id: ''}]);
  if (sample) addOrderedSample(state, sample.id);
}

/** Claimed, and held for good by an order of long ago. */
function addOrderedSample(state: WordPressState, userId: number): void {
  state.freeSamples.add(userId);
  state.reservations.push({
    place: 0,
    holder: 'first-order.sample',
    productKey: `sample:${userId}`,
    quantity: 1,
    endsAt: Number.MAX_SAFE_INTEGER,
  });
}
