import {drawings as builtIn} from '~/content/pictures/drawings';

const alts: Readonly<Record<keyof typeof builtIn, string>> = {
  'about-kitchen': 'Ilustración de una cocina con una olla, verduras frescas y utensilios colgados',
  'about-garden':
    'Ilustración de un huerto con hileras de hojas verdes y plantas de konjac bajo un sol bajo',
  'how-rewire':
    'Ilustración de una mesa tranquila con un pequeño tazón de fideos y una ramita de hojas',
  'how-cravings': 'Ilustración de un tarro de gomitas junto a frutos rojos y rodajas de naranja',
  'how-plateaus': 'Ilustración de piedras que llevan por colinas hacia un sol naciente',
  'how-hydration': 'Ilustración de un vaso de agua y una jarra con limón, pepino y menta',
  alternative:
    'Ilustración de una planta en maceta de un lado y, del otro, un frasco de medicamento y una jeringa',
  'konjac-root':
    'Ilustración de una planta de konjac que crece de su cormo junto a un tazón de fideos de konjac',
  'konjac-steps-rinse': 'Ilustración de fideos en un colador bajo el chorro de agua',
  'konjac-steps-dry': 'Ilustración de fideos que se mueven en una sartén seca mientras sale vapor',
  'konjac-steps-sauce':
    'Ilustración de fideos en una sartén con salsa de tomate que se vierte encima',
  coach: 'Ilustración de un teléfono con un chat, junto a una taza de té de hierbas y una libreta',
  delivery:
    'Ilustración de una caja de entrega abierta con dos bolsas de fideos y un frasco dentro',
  lab: 'Ilustración de material de laboratorio, un microscopio y una muestra de hoja',
};

type Pictures = {
  [Name in keyof typeof builtIn]: {width: number; height: number; alt: string};
};

export const drawings = Object.fromEntries(
  Object.entries(builtIn).map(([name, picture]) => [
    name,
    {...picture, alt: (alts as Readonly<Record<string, string>>)[name] ?? picture.alt},
  ]),
) as Pictures;
