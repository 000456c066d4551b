import {shopName} from '~/content/brand';
import type {PageMeta} from '~/content/text';

export const problemWords = {
  meta: {
    title: 'Algo está mal',
    description: `Diga a ${shopName} qué artículos de un pedido llegaron dañados, equivocados o no llegaron.`,
  } satisfies PageMeta,
  ask: (until: string) => `¿Algo llegó dañado, equivocado o no llegó? Díganoslo hasta el ${until}.`,
  button: 'Algo está mal',
  title: (orderNumber: string) => `Algo está mal con el pedido ${orderNumber}`,
  intro:
    'Lo sentimos. Díganos qué le pasa a cada artículo: lo que llegó dañado, equivocado, vencido o no llegó lo reemplazamos sin costo.',
  item: (quantity: number, name: string) => `${quantity} × ${name}`,
  fine: 'No tiene nada malo',
  faults: {
    damaged: 'Está dañado o vencido',
    wrong: 'No es lo que pedí',
    missing: 'Falta, o falta una parte',
  },
  said: {damaged: 'dañado', wrong: 'artículo equivocado', missing: 'falta'},
  text: '¿Qué pasó? (opcional)',
  textHint: 'Si un artículo está dañado, su número de lote nos ayuda.',
  pictures: 'Fotos (opcional)',
  picturesHint:
    'Hasta tres, en JPEG, PNG o WebP, de 5 MB como máximo cada una. Les quitamos dónde y con qué se tomaron, solo nuestro personal las ve y las borramos después de 90 días.',
  send: 'Enviar',
  sending: 'Enviando...',
  back: 'Volver a mi pedido',
  noLine: 'Elija qué le pasa al menos a un artículo.',
  textTooLong: 'Escriba 5,000 caracteres como máximo.',
  badPictures: 'Elija tres fotos como máximo, en JPEG, PNG o WebP, de 5 MB como máximo cada una.',
  tooManyPictures:
    'Ya tenemos todas las fotos de este pedido que podemos recibir. Envíe esto sin fotos y agregue más al responder a nuestro correo.',
  over: 'Ya nos habló de estos artículos, o se acabó el plazo. Escríbanos.',
  failed:
    'En este momento no pudimos enviarlo. Inténtelo de nuevo en un minuto: no llegará dos veces.',
  received: (day: string) => `Recibimos su mensaje el ${day} y le escribiremos. Se trata de:`,
};
