import {productPictures as builtIn} from '~/content/pictures/products';

const alts: Readonly<Record<keyof typeof builtIn, string>> = {
  'pain-free-weight-loss':
    'Frasco blanco de suplemento con etiqueta verde de bellyful: Pain-Free Weight Loss, apoyo para el apetito, 60 cápsulas',
  'pain-free-weight-loss-3': 'Tres frascos de cápsulas Pain-Free Weight Loss juntos',
  'pain-free-weight-loss-6': 'Seis frascos de cápsulas Pain-Free Weight Loss en dos filas',
  'pain-free-weight-loss-inside':
    'Cápsulas verdes y crema vistas de cerca, una abierta con su polvo claro en un montoncito',
  'pain-free-weight-loss-in-use':
    'Frasco de Pain-Free Weight Loss junto a un vaso alto de agua, dos cápsulas en un platito y una cuchara sobre una servilleta',
  'pain-free-weight-loss-plate':
    'Salmón con limón y espárragos verdes en un plato, con el frasco de Pain-Free Weight Loss y un vaso de agua detrás',
  'allulose-gummies':
    'Tarro ancho con etiqueta color barro de bellyful: CraveBlock Allulose Gummies, 60 gomitas',
  'allulose-gummies-3': 'Tres tarros de CraveBlock Allulose Gummies juntos',
  'allulose-gummies-6': 'Seis tarros de CraveBlock Allulose Gummies en dos filas',
  'allulose-gummies-inside':
    'Gomitas suaves de fruta en tonos rojo, naranja, miel y mora, con la luz que las atraviesa',
  'allulose-gummies-in-use':
    'Tarro de gomitas CraveBlock frente a una bolsa de lona, con una libreta y dos gomitas al lado',
  'allulose-gummies-plate':
    'Tres gomitas con frambuesas y arándanos en un platito, una taza de té y el tarro detrás',
  'womens-multi-vitamin':
    'Frasco blanco de suplemento con etiqueta rosa de bellyful: Women’s Daily Multi-Vitamin, 30 cápsulas',
  'womens-multi-vitamin-inside':
    'Cápsulas rosa y crema vistas de cerca, una abierta con su polvo en un montoncito',
  'womens-multi-vitamin-in-use':
    'Frasco de Women’s Daily Multi-Vitamin junto a un vaso de agua, una cápsula en un platito y una cuchara sobre una servilleta',
  'womens-multi-vitamin-plate':
    'Tazón de desayuno con pudín de chía, frutos rojos y almendras, con el frasco de Women’s Daily Multi-Vitamin y un vaso de agua detrás',
  'womens-multi-vitamin-label':
    'Frasco de Women’s Daily Multi-Vitamin girado para mostrar la información del suplemento en su etiqueta',
  'mens-multi-vitamin':
    'Frasco blanco de suplemento con etiqueta azul de bellyful: Men’s Daily Multi-Vitamin, 30 cápsulas',
  'mens-multi-vitamin-inside':
    'Cápsulas azules y crema vistas de cerca, una abierta con su polvo en un montoncito',
  'mens-multi-vitamin-in-use':
    'Frasco de Men’s Daily Multi-Vitamin junto a un vaso de agua, una cápsula en un platito y una cuchara sobre una servilleta',
  'mens-multi-vitamin-plate':
    'Plato de desayuno con salmón ahumado, aguacate y huevo, con el frasco de Men’s Daily Multi-Vitamin y un vaso de agua detrás',
  'mens-multi-vitamin-label':
    'Frasco de Men’s Daily Multi-Vitamin girado para mostrar la información del suplemento en su etiqueta',
  'nighttime-support':
    'Frasco blanco de suplemento con etiqueta índigo de bellyful: Nighttime Support, 60 cápsulas',
  'nighttime-support-2': 'Dos frascos de Nighttime Support juntos',
  'nighttime-support-4': 'Cuatro frascos de Nighttime Support en dos filas',
  'nighttime-support-6': 'Seis frascos de Nighttime Support en dos filas',
  'nighttime-support-inside':
    'Cápsulas índigo y crema vistas de cerca, una abierta con su polvo en un montoncito',
  'nighttime-support-in-use':
    'Frasco de Nighttime Support junto a dos libros, una taza de té de hierbas y dos cápsulas en un platito',
  'nighttime-support-night':
    'Cama tendida con una almohada blanca y el frasco de Nighttime Support al lado',
  'free-sample': 'Sobre pequeño de papel kraft con borde verde: muestra gratis, para 3 días',
  'free-sample-in-use':
    'Sobre de muestra gratis junto a un vaso de agua, dos cápsulas en un platito y una cuchara',
  'free-sample-plate':
    'Tazón de sopa de tomate con albahaca, el sobre de muestra gratis y un vaso de agua detrás',
  hydration:
    'Frasco blanco de suplemento con etiqueta verde azulada de bellyful: Daily Hydration, 60 cápsulas',
  'bellyful-bundle':
    'El kit de bellyful: frascos para el apetito, la hidratación y multivitamínico con una bolsa de fideos de konjac',
  hero: 'Un tazón humeante de espagueti de konjac con salsa de carne y tomate y albahaca, su bolsa y dos frascos de bellyful al lado',
  kitchen: 'Cuatro bolsas de konjac de bellyful y tres tazones de fideos sobre una mesa color miel',
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
