/** What keeps an order from being sent where the shop's own rules count (rules: Whose rules). */
export const shippingMessages = {
  notSent:
    'No tenemos forma de enviar este pedido a esa dirección. Elija otra dirección o contáctenos.',
  failed: 'No pudimos averiguar cómo se puede enviar su pedido.',
  changed:
    'El envío de su pedido cambió. Revise cómo se envía y el total, y haga el pedido de nuevo.',
  choose: 'Revise cómo se envía su pedido y el total, y haga el pedido.',
};
