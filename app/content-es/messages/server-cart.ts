/** Buying without scripts (rules: Without scripts). */
export const serverCartMessages = {
  full: 'Su carrito está lleno. Pida primero lo que contiene.',
  shopAway:
    'No pudimos comunicarnos con la tienda ahora. Guardamos su carrito: inténtelo de nuevo en un minuto.',
  removeFirst:
    'Algo en su carrito no se puede pedir tal como está: lo que está marcado allí dice por qué.',
  scriptsToPay:
    'Para pagar aquí con tarjeta hace falta JavaScript. Actívelo para nuestra tienda: su carrito se conserva.',
};

/** What the server alone says. */
export const serverCartRefusals = {
  tooMany: 'Demasiados cambios. Espere un minuto e inténtelo de nuevo.',
  changed: 'Su carrito cambió desde que se abrió esta página. Revíselo y haga el pedido de nuevo.',
  taxAdded:
    'El total ahora incluye los impuestos de su dirección. Revíselo y presione “Hacer el pedido” otra vez.',
} as const;

export const serverCartLabels = {
  backTo: (name: string) => `Volver a ${name}`,
  signIn: 'Iniciar sesión',
};
