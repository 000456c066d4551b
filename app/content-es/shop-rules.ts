/** In the place of the storefront's own numbers. */
export const shippingByShop =
  'Lo que cuesta el envío depende de adónde va su pedido y de lo que contiene: al finalizar la compra verá cada forma de envío con su precio, antes de pagar.';
