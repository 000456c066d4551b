import {addUser, type SupabaseState} from './state';

export const demoPassword = 'Bellyful-1!';

const confirmedAt = '2025-01-15T10:00:00.000Z';

/** Accounts to sign in with offline; the password of all of them is `demoPassword`. */
export const demoAccounts = [
  {
    id: '10000000-0000-4000-8000-000000000001',
    email: 'demo@bellyful.example',
    emailConfirmedAt: confirmedAt,
    about: 'Confirmed, with an earlier paid order (loyalty) and a saved address.',
  },
  {
    id: '10000000-0000-4000-8000-000000000002',
    email: 'new@bellyful.example',
    emailConfirmedAt: null,
    about: 'Signed up, address not confirmed: sees the reminder.',
  },
  {
    id: '10000000-0000-4000-8000-000000000003',
    email: 'sample@bellyful.example',
    emailConfirmedAt: confirmedAt,
    about: 'Confirmed, has claimed the free sample.',
  },
  {
    id: '10000000-0000-4000-8000-000000000004',
    email: 'shopper@bellyful.example',
    emailConfirmedAt: confirmedAt,
    about: 'Confirmed, has never ordered.',
  },
] as const;

export function addDemoAccounts(state: SupabaseState): void {
  for (const {id, email, emailConfirmedAt} of demoAccounts) {
    addUser(state, {id, email, emailConfirmedAt, password: demoPassword});
  }
  const [demo, , sample] = demoAccounts;
  state.freeSamples.set(sample.id, crypto.randomUUID());
  state.addresses.set(demo.id, {
    user_id: demo.id,
    first_name: 'Dana',
    last_name: 'Moreno',
    phone: '(555) 010-0188',
    address_1: '212 Juniper Street',
    address_2: 'Apt 4',
    city: 'Portland',
    state: 'OR',
    zip_code: '97205',
    country: 'US',
  });
}
