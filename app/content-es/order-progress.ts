const onDay = (day: string) => (day ? ` el ${day}` : '');
const lastOn = (day: string) => (day ? `, el último el ${day}` : '');

/** Where an order is: on its page, in the list of orders, and to agents. */
export const progressWords = {
  steps: {
    placed: 'Realizado',
    paid: 'Pagado',
    packed: 'Empacado',
    partlySent: 'Enviado en parte',
    sent: 'Enviado',
    allSent: 'Todo enviado',
    delivered: 'Entregado',
  },
  item: (quantity: number, name: string) => `${quantity} × ${name}`,
  sent: (parcels: number, day: string) =>
    parcels > 1 ? `Enviado en ${parcels} paquetes${lastOn(day)}.` : `Enviado${onDay(day)}.`,
  partlySent: (sent: number, all: number, day: string) =>
    `Enviados: ${sent} de ${all} artículos${lastOn(day)}.`,
  delivered: (day: string) => `Entregado${onDay(day)}.`,
  givenBack: (amount: string) => `Reembolso de ${amount}.`,
  takenOff: (amount: string) => `Descuento de ${amount}.`,
};
