import type {StaticProduct} from '~/content/static-product';
import {staticProducts as builtIn} from '~/content/static-products';
import type {StaticProductKey} from '~/content/static-product-keys';

/** What is said of a product and of its packages, in their order. */
interface Words {
  categories: string[];
  cardDescription: string;
  supplies: readonly string[];
}

const words: Readonly<Record<StaticProductKey, Words>> = {
  'pain-free-weight-loss': {
    categories: ['Suplementos', 'Control de peso'],
    cardDescription:
      'Cápsulas de apoyo para el apetito, para quien quiere comer menos sin pelear con su apetito. 60 cápsulas, dos cápsulas dos veces al día.',
    supplies: [
      '30 días con 2 cápsulas al día, 15 días con 4',
      '90 días con 2 cápsulas al día, 45 días con 4',
      '180 días con 2 cápsulas al día, 90 días con 4',
    ],
  },
  'allulose-gummies': {
    categories: ['Suplementos', 'Gomitas'],
    cardDescription:
      'Gomitas suaves de fruta endulzadas con alulosa, para la hora en que llama algo dulce. 60 gomitas, dos por porción.',
    supplies: [
      '30 días con 2 gomitas al día',
      '90 días con 2 gomitas al día',
      '180 días con 2 gomitas al día',
    ],
  },
  'womens-multi-vitamin': {
    categories: ['Suplementos', 'Multivitamínicos'],
    cardDescription:
      'Una cápsula al día con hierro, folato y vitamina D, para los días en que come un poco menos. 30 porciones.',
    supplies: ['30 días con 1 cápsula al día'],
  },
  'mens-multi-vitamin': {
    categories: ['Suplementos', 'Multivitamínicos'],
    cardDescription:
      'Una cápsula al día con zinc, magnesio y vitaminas B, sin hierro añadido. 30 porciones.',
    supplies: ['30 días con 1 cápsula al día'],
  },
  'nighttime-support': {
    categories: ['Suplementos', 'Sueño'],
    cardDescription:
      'Una cápsula para la noche con magnesio y plantas calmantes, para una noche tranquila sin bocadillos tardíos.',
    supplies: [
      '60 días con 2 cápsulas al día',
      '120 días con 2 cápsulas al día',
      '180 días con 2 cápsulas al día',
    ],
  },
  'free-sample': {
    categories: ['Suplementos', 'Muestras'],
    cardDescription:
      'Pruebe primero para 3 días: 12 cápsulas. No cuesta nada y el envío es gratis. Una por cliente.',
    supplies: ['3 días con 4 cápsulas al día'],
  },
};

/** The built-in product with its names and prices, in Spanish. */
function inSpanish(key: StaticProductKey): StaticProduct {
  const {supplies, ...said} = words[key];
  const {packages, ...product} = builtIn[key];
  const [first, ...others] = packages.map((one, place) => ({
    ...one,
    supplyLabel: supplies[place] ?? one.supplyLabel,
  }));
  if (first === undefined) throw new Error(`No package of ${key}`);
  return {...product, ...said, packages: [first, ...others]};
}

export const staticProducts: Record<StaticProductKey, StaticProduct> = {
  'pain-free-weight-loss': inSpanish('pain-free-weight-loss'),
  'allulose-gummies': inSpanish('allulose-gummies'),
  'womens-multi-vitamin': inSpanish('womens-multi-vitamin'),
  'mens-multi-vitamin': inSpanish('mens-multi-vitamin'),
  'nighttime-support': inSpanish('nighttime-support'),
  'free-sample': {
    ...inSpanish('free-sample'),
    name: 'Muestra gratis: cápsulas Pain-Free Weight Loss',
  },
};
