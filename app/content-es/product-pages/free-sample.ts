import {
  freeSamplePage as builtIn,
  freeSampleStates as builtInStates,
} from '~/content/product-pages/free-sample';
import type {ProductPageCopy} from '~/content/product-pages/product-page';
import {painFreeWeightLossPage} from './pain-free-weight-loss';
import {certificationsHeading, qualityCards, qualityHeading} from './quality';
import {whereSent} from '~/content/shop-rules';

export const freeSampleStates = {
  checking: 'Revisando su muestra...',
  signedOut: {
    title: 'Inicie sesión para recibir su muestra gratis',
    text: 'La muestra está limitada a una por cliente, así que necesitamos una cuenta para llevar el control. No hace falta tarjeta.',
    action: 'Iniciar sesión',
  },
  unconfirmed: {
    title: 'Confirme su correo electrónico para recibir su muestra gratis',
    text: 'La muestra está limitada a una por cliente. Abra el enlace de nuestro correo y es suya.',
  },
  claimed: {
    title: 'Usted ya recibió su muestra gratis',
    text: 'Esperamos que le guste. La muestra está limitada a una por cliente; un frasco completo alcanza para 30 días con una porción al día, y dura 15 días con dos.',
    action: {...builtInStates.claimed.action, label: 'Ver frascos completos'},
  },
  available: {
    action: 'Agregar la muestra gratis al carrito',
    note: 'Gratis, con envío gratis, una por cliente. Nada se renueva.',
  },
  inCart: {
    title: 'Su muestra gratis está en el carrito',
    action: {...builtInStates.inCart.action, label: 'Ver el carrito'},
  },
} as const;

export const freeSamplePage: ProductPageCopy = {
  ...builtIn,
  meta: {
    title: 'Muestra gratis para 3 días',
    get description() {
      return `Pruebe nuestras cápsulas de apoyo para el apetito durante tres días. La muestra es gratis, con envío gratis${whereSent(' en EE. UU.')}, y está limitada a una por cliente. Inicie sesión para obtenerla.`;
    },
  },
  title: 'Muestra gratis: cápsulas Pain-Free Weight Loss',
  subtitle: 'Tres días para ver cómo le va.',
  intro: [
    'Nadie sabe cómo le cae una cápsula de fibra hasta que la prueba. Así que pruébela primero: la muestra gratis es para 3 días, con un límite de una por cliente.',
    'No cuesta nada y el envío también es gratis. No hay ninguna suscripción detrás ni nada que cancelar.',
  ],
  get highlights() {
    return [
      'Para 3 días: 12 cápsulas',
      `Gratis, con envío gratis${whereSent(' en EE. UU.')}`,
      'Límite de una por cliente',
      'Inicie sesión en una cuenta para obtenerla',
      'Sin suscripción',
    ];
  },
  about: {
    heading: 'Qué trae el sobre',
    paragraphs: [
      'Doce Pain-Free Weight Loss Capsules, las mismas que vienen en el frasco, con una tarjeta de instrucciones.',
      'Dedíquele tres días normales. Tómelas antes de las dos comidas en las que suele excederse, beba el agua y fíjese qué tanta saciedad siente y cómo le cae a su estómago.',
    ],
  },
  benefits: {heading: 'Lo que favorece', cards: painFreeWeightLossPage.benefits.cards},
  dosage: {
    heading: 'Cómo tomarla',
    paragraphs: [
      'Tome dos cápsulas dos veces al día, unos 30 minutos antes de una comida, cada vez con al menos 8 onzas de agua. No tome más de 4 cápsulas al día.',
      'Con esa cantidad, las 12 cápsulas duran tres días.',
    ],
  },
  quality: {
    heading: qualityHeading,
    paragraphs: ['La muestra se empaca de los mismos lotes que los frascos que vendemos.'],
    cards: qualityCards,
  },
  certifications: {heading: certificationsHeading},
};
