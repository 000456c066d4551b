import {productPictures as builtIn} from '~/content/pictures/products';

const alts: Readonly<Record<keyof typeof builtIn, string>> = {
  'pain-free-weight-loss':
    'Frasco blanco de suplemento con etiqueta verde de bellyful: Pain-Free Weight Loss, apoyo para el apetito, 60 cápsulas',
  'pain-free-weight-loss-3': 'Tres frascos de cápsulas Pain-Free Weight Loss juntos',
  'pain-free-weight-loss-6': 'Seis frascos de cápsulas Pain-Free Weight Loss en dos filas',
  'pain-free-weight-loss-capsules':
    'Frasco de Pain-Free Weight Loss con cápsulas verdes y crema esparcidas al frente',
  'allulose-gummies':
    'Tarro ancho con etiqueta color barro de bellyful: CraveBlock Allulose Gummies, 60 gomitas',
  'allulose-gummies-3': 'Tres tarros de CraveBlock Allulose Gummies juntos',
  'allulose-gummies-6': 'Seis tarros de CraveBlock Allulose Gummies en dos filas',
  'allulose-gummies-close':
    'Gomitas suaves de fruta en tonos rojo, naranja y miel, vistas de cerca',
  'womens-multi-vitamin':
    'Frasco blanco de suplemento con etiqueta rosa de bellyful: Women’s Daily Multi-Vitamin, 30 cápsulas',
  'womens-multi-vitamin-capsules':
    'Frasco de Women’s Daily Multi-Vitamin con cápsulas rosa y crema al frente',
  'womens-multi-vitamin-label':
    'Frasco de Women’s Daily Multi-Vitamin girado para mostrar la información del suplemento en su etiqueta',
  'mens-multi-vitamin':
    'Frasco blanco de suplemento con etiqueta azul de bellyful: Men’s Daily Multi-Vitamin, 30 cápsulas',
  'mens-multi-vitamin-capsules':
    'Frasco de Men’s Daily Multi-Vitamin con cápsulas azules y crema al frente',
  'mens-multi-vitamin-label':
    'Frasco de Men’s Daily Multi-Vitamin girado para mostrar la información del suplemento en su etiqueta',
  'nighttime-support':
    'Frasco blanco de suplemento con etiqueta índigo de bellyful: Nighttime Support, 60 cápsulas',
  'nighttime-support-2': 'Dos frascos de Nighttime Support juntos',
  'nighttime-support-4': 'Cuatro frascos de Nighttime Support en dos filas',
  'nighttime-support-6': 'Seis frascos de Nighttime Support en dos filas',
  'free-sample': 'Sobre pequeño de papel kraft con borde verde: muestra gratis, para 3 días',
  hydration:
    'Frasco blanco de suplemento con etiqueta verde azulada de bellyful: Daily Hydration, 60 cápsulas',
  'bellyful-bundle':
    'El kit de bellyful: frascos para el apetito, la hidratación y multivitamínico con una bolsa de fideos de konjac',
  hero: 'El kit de bellyful junto a un tazón de espagueti de konjac con salsa de tomate y albahaca, en luz cálida',
  kitchen: 'Cuatro bolsas de konjac de bellyful y tres tazones de fideos sobre una mesa cálida',
};

type Pictures = {
  [Name in keyof typeof builtIn]: {width: number; height: number; alt: string};
};

export const productPictures = Object.fromEntries(
  Object.entries(builtIn).map(([name, picture]) => [
    name,
    {...picture, alt: (alts as Readonly<Record<string, string>>)[name] ?? picture.alt},
  ]),
) as Pictures;
