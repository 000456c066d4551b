import {demoAccounts, demoAddress, demoPassword} from '~mocks/demo-accounts';
import {addUser, findUser, type WordPressState} from './state';

/** The demo accounts as customers of the shop, and one of its staff. */
export function addDemoUsers(state: WordPressState): void {
  for (const {email, emailConfirmedAt} of demoAccounts)
    addUser(state, {email, emailConfirmedAt, password: demoPassword});
  addUser(state, {email: 'staff@bellyful.example', password: demoPassword, isStaff: true});
  const demo = findUser(state, 'demo@bellyful.example');
  const sample = findUser(state, 'sample@bellyful.example');
  if (demo) state.addresses.set(demo.id, demoAddress);
  if (sample) state.freeSamples.add(sample.id);
}
