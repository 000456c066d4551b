import {konjacLabel} from './konjac-label';
import type {ProductRecord} from './product-record';

interface Spanish {
  name: string;
  shortDescription: string;
  description: string;
}

/** `konjacLabel` in Spanish. */
const label = {
  _bellyful_serving_size: '3 oz (85 g)',
  _bellyful_facts: 'Calorías | 0\nCarbohidratos totales | 3 g | 1\n- Fibra dietética | 3 g | 11',
  _bellyful_ingredients: 'Agua, harina de konjac, hidróxido de calcio.',
  _bellyful_allergens: 'Ninguno de los principales alérgenos.',
  _bellyful_certifications: 'Sin gluten, Vegano',
  _bellyful_warnings: 'Corte los fideos largos para los niños.',
  _bellyful_storage: 'En la despensa; una vez abierto, dos días en el refrigerador.',
};

/** As the owner has written it on the plugin's page: of most words, not of all. */
export const spanishWords = {
  'Pack Size': 'Tamaño del paquete',
  '1 pouch': '1 bolsa',
  '6 pouches': '6 bolsas',
  '12 pouches': 'Caja de 12 bolsas',
  "Women's Daily Multi-Vitamin": 'Para mujer',
  "Men's Daily Multi-Vitamin": 'Para hombre',
  Noodles: 'Pastas y fideos',
};

/** As the owner has written it in the tab *Español*: of most products, not of all. */
const spanish: Record<string, Spanish> = {
  'konjac-angel-hair': {
    name: 'Cabello de ángel de konjac',
    shortDescription: '<p>Los más finos, para caldos y salteados.</p>',
    description: '<p>Fideos finos y ligeros que toman el sabor de cualquier caldo.</p>',
  },
  'konjac-spaghetti': {
    name: 'Espaguetis de konjac',
    shortDescription: '<p>Los de siempre, para enrollar: 5 calorías por bolsa.</p>',
    description:
      '<p>Redondos, suaves y hechos para el tenedor. Con una salsa de tomate a fuego lento saben a domingo.</p>',
  },
  'konjac-fettuccine': {
    name: 'Fettuccine de konjac',
    shortDescription: '<p>Cintas anchas para salsas cremosas.</p>',
    description: '<p>Cintas anchas y sedosas que sujetan bien la crema.</p>',
  },
  'konjac-penne': {
    name: 'Penne de konjac',
    shortDescription: '<p>Con cuerpo, y felices en el horno.</p>',
    description: '<p>Plumas con espacio para la salsa y firmeza para el horno.</p>',
  },
  'konjac-rice': {
    name: 'Arroz de konjac',
    shortDescription: '<p>Granos ligeros para acompañar.</p>',
    description: '<p>Granos pequeños que acompañan todo lo que antes pedía arroz.</p>',
  },
  'konjac-udon': {
    name: 'Fideos udon de konjac',
    shortDescription: '<p>Gruesos y elásticos, para sopas.</p>',
    description: '<p>Fideos gruesos que aguantan en una sopa caliente.</p>',
  },
  'bellyful-bundle': {
    name: 'Paquete Bellyful',
    shortDescription: '<p>Cápsulas para el apetito, hidratación y un multivitamínico, juntos.</p>',
    description: '<p>Tres básicos de cada día en un solo paquete.</p>',
  },
  'womens-daily-multi-vitamin': {
    name: 'Multivitamínico diario para mujer, de la tienda',
    shortDescription: '<p>Una cápsula al día.</p>',
    description: '<p>Una cápsula al día, con hierro y folato.</p>',
  },
};

/** The same product, with the plugin's entry where its owner has written Spanish. */
export function withSpanish(product: ProductRecord): ProductRecord {
  const texts = spanish[product.slug];
  if (!texts) return product;
  const fields = Object.fromEntries(
    Object.entries(label).filter(([name]) =>
      konjacLabel.some((entry) => entry.key === name && product.meta.includes(entry)),
    ),
  );
  const entry = {key: '_bellyful_es', value: JSON.stringify({...texts, fields})};
  return {...product, meta: [...product.meta, entry]};
}
