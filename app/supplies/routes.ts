import {route} from '@react-router/dev/routes';

export const supplyRoutes = [
  route('orders/:number/calendar', 'supplies/pages/order.calendar.ts'),
  route('functions/yours', 'supplies/pages/functions.yours.ts'),
  route('account/reminders', 'supplies/pages/account.reminders.tsx'),
  route('account/supplies', 'supplies/pages/account.supplies.tsx'),
  route('account/supplies/calendar', 'supplies/pages/account.supplies.calendar.ts'),
];
