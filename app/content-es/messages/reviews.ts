import {inThousands} from '~adapters/commerce/in-thousands';
import {reviewLimits} from '~/content/messages/reviews';

const nounOf = (count: number) => (count === 1 ? 'reseña' : 'reseñas');

/** What stands around reviews on a product's page. */
export const reviewWords = {
  title: 'Reseñas',
  noun: nounOf,
  count: (count: number) => `${inThousands(count)} ${nounOf(count)}`,
  starWords: ['1 estrella', '2 estrellas', '3 estrellas', '4 estrellas', '5 estrellas'],
  writtenIn: (language: string) => `En ${language}`,
  verified: 'Compra verificada',
  whoWrites:
    'Las reseñas aparecen cuando la tienda las aprueba. “Compra verificada” significa que la persona compró aquí el producto.',
  none: 'Todavía no hay reseñas. ¿Ya lo probó? La suya sería la primera.',
  away: 'No pudimos cargar las reseñas ahora. Inténtelo más tarde.',
  write: 'Escribir una reseña',
  edit: 'Cambiar mi reseña',
  own: {
    approved: 'Usted ya escribió una reseña.',
    waiting: 'Su reseña espera la aprobación de la tienda.',
    refused: 'La tienda no publicó su reseña.',
  },
  more: 'Más reseñas',
  newest: 'Reseñas más recientes',
  older: 'Reseñas anteriores',
};

/** Beside stars: `4.2 de 5, 12 reseñas`. */
export const ratingText = (average: string, count: number) =>
  `${average} de 5, ${reviewWords.count(count)}`;

/** Writing one. */
export const reviewMessages = {
  pageTitle: 'Su reseña',
  about: (product: string) => `¿Qué le parece ${product}?`,
  plainText: 'Solo texto: los enlaces y el formato aparecen tal como los escriba.',
  stars: 'Estrellas',
  starsMissing: 'Elija cuántas estrellas dar.',
  noStars: 'Sin estrellas',
  name: 'Nombre que se mostrará',
  nameHint: 'Todos pueden verlo. Basta con el nombre de pila.',
  nameMissing: 'Escriba el nombre que se mostrará.',
  nameIsAddress: 'Elija un nombre que no sea un correo electrónico.',
  nameTooLong: `Acorte el nombre a ${reviewLimits.name} letras.`,
  text: 'Su reseña',
  textMissing: 'Escriba su reseña.',
  textTooLong: `Acorte su reseña a ${inThousands(reviewLimits.text)} letras.`,
  moderation:
    'Las reseñas aparecen cuando la tienda las aprueba. Si cambia la suya, tal vez tenga que esperar otra vez.',
  send: 'Enviar mi reseña',
  thanksWaiting: '¡Gracias! Su reseña espera la aprobación de la tienda.',
  thanksApproved: '¡Gracias! Su reseña está publicada.',
  notBought:
    'Solo quienes compraron este producto con esta cuenta o este correo electrónico pueden escribir una reseña.',
  closed: 'Este producto no acepta reseñas.',
  unconfirmed:
    'Confirme primero su correo electrónico, pues con él encontramos sus pedidos. Podemos enviarle un enlace nuevo.',
  tooFast: 'Eso fue muy rápido. Espere un momento y envíela de nuevo.',
  refused: 'La tienda no aceptó su reseña. Cámbiela un poco e inténtelo de nuevo.',
  failed: 'No pudimos guardar su reseña. Inténtelo de nuevo.',
  unavailable: 'No pudimos consultar a la tienda ahora. Inténtelo más tarde.',
  back: (product: string) => `Volver a ${product}`,
};

/** The mail that asks for reviews, among those that one gets. */
export const reviewMails = {
  title: 'Correos que piden reseñas',
  text: 'Pedimos una sola reseña por pedido, unos días después de enviarlo. Puede escribir una reseña sin que se la pidamos, en la página del producto.',
  ended: 'Listo. No volveremos a pedir reseñas a este correo electrónico.',
};
