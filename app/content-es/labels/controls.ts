/** Of buttons and parts that many pages have. */
export const controlLabels = {
  close: 'Cerrar',
  decreaseQuantity: 'Reducir la cantidad',
  increaseQuantity: 'Aumentar la cantidad',
};

export const breadcrumbLabel = 'Ruta de la página';

export const crumbLabels = {home: 'Inicio', products: 'Productos'};

export const noPictureLabel = 'Todavía sin foto';

export const newWindowNote = '(se abre en una ventana nueva)';

export const onThisPageLabel = 'En esta página';

/** What screen readers hear beside prices, and what stands for one. */
export const priceLabels = {
  now: 'Ahora',
  regular: 'Precio regular',
  offer: 'Precio de oferta',
  insteadOf: 'en lugar de',
  from: 'Desde',
  free: 'Gratis',
};

/** Before the days on which an order arrives (rules: When it comes), and in their place. */
export const arrivalLabels = {arrives: 'Llega', days: 'en 3 a 5 días hábiles'};

/** `del 2 de dic al 4 de dic` */
export const arrivalDays = (first: string, last: string) => `del ${first} al ${last}`;

export const priceUnavailable = 'Precio no disponible';

export const priceTaxLabels: Readonly<Partial<Record<string, string>>> = {
  included: 'impuestos incl.',
  added: 'más impuestos',
};
