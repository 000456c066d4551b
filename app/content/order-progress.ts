const onDay = (day: string) => (day ? ` on ${day}` : '');
const lastOn = (day: string) => (day ? `, the last on ${day}` : '');

/** Where an order is: on its page, in the list of orders, and to agents. */
export const progressWords = {
  steps: {
    placed: 'Placed',
    paid: 'Paid',
    packed: 'Packed',
    partlySent: 'Partly sent',
    sent: 'Sent',
    allSent: 'All sent',
    delivered: 'Delivered',
  },
  item: (quantity: number, name: string) => `${quantity} × ${name}`,
  sent: (parcels: number, day: string) =>
    parcels > 1 ? `Sent in ${parcels} parcels${lastOn(day)}.` : `Sent${onDay(day)}.`,
  partlySent: (sent: number, all: number, day: string) =>
    `${sent} of ${all} items sent${lastOn(day)}.`,
  delivered: (day: string) => `Delivered${onDay(day)}.`,
  givenBack: (amount: string) => `${amount} given back.`,
  takenOff: (amount: string) => `${amount} taken off.`,
} as const;
