/** The user whose application password the storefront has offline. It opens nothing outside this machine. */
export const shopManager = {
  databaseId: 2,
  username: 'shop-manager',
  applicationPassword: 'offline shop manager only',
};

export const demoPassword = 'Bellyful-1!';

const confirmedAt = '2025-01-15T10:00:00.000Z';

/** Accounts to sign in with offline; the password of all of them is `demoPassword`. */
export const demoAccounts = [
  {
    number: 1,
    email: 'demo@bellyful.example',
    emailConfirmedAt: confirmedAt,
    about: 'Confirmed, with an earlier paid order (loyalty) and a saved address.',
  },
  {
    number: 2,
    email: 'new@bellyful.example',
    emailConfirmedAt: null,
    about: 'Signed up, address not confirmed: sees the reminder.',
  },
  {
    number: 3,
    email: 'sample@bellyful.example',
    emailConfirmedAt: confirmedAt,
    about: 'Confirmed, has claimed the free sample.',
  },
  {
    number: 4,
    email: 'shopper@bellyful.example',
    emailConfirmedAt: confirmedAt,
    about: 'Confirmed, has never ordered.',
  },
] as const;

/** What the demo shopper saved. */
export const demoAddress = {
  firstName: 'Dana',
  lastName: 'Moreno',
  phone: '(555) 010-0188',
  address1: '212 Juniper Street',
  address2: 'Apt 4',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
  country: 'US',
};
