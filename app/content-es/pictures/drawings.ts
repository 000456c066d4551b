import {drawings as builtIn} from '~/content/pictures/drawings';

const alts: Readonly<Record<keyof typeof builtIn, string>> = {
  'spinach-feta-egg-bites':
    'Ilustración de bocados dorados de huevo con espinacas, queso feta y tomate en un plato',
  'chia-berry-breakfast-pudding':
    'Ilustración de un tazón de pudín de chía con frutos rojos, almendras y menta',
  'avocado-smoked-salmon-plate':
    'Ilustración de salmón ahumado, rebanadas de aguacate, medio huevo y pepino en un plato',
  'sesame-noodle-salad':
    'Ilustración de una ensalada de fideos con pepino, zanahoria, col morada y ajonjolí',
  'turkey-lettuce-wraps':
    'Ilustración de tres hojas de lechuga rellenas de pavo molido, zanahoria y cebollín',
  'tuna-stuffed-avocado':
    'Ilustración de mitades de aguacate rellenas de ensalada de atún, con limón al lado',
  'tomato-basil-soup':
    'Ilustración de un tazón de sopa roja de tomate con hojas de albahaca y un hilo de crema',
  'dill-salmon-asparagus':
    'Ilustración de un filete de salmón con eneldo y limón junto a espárragos verdes',
  'sheet-pan-chicken-vegetables':
    'Ilustración de pollo asado, brócoli, pimientos, calabacín y cebolla morada en una bandeja de horno',
  'beef-broccoli-stir-fry':
    'Ilustración de una sartén con tiras de res y brócoli con semillas de ajonjolí',
  'zucchini-turkey-lasagna':
    'Ilustración de una fuente de lasaña con capas de calabacín y una porción servida',
  'everything-cucumber-bites':
    'Ilustración de rodajas de pepino con queso crema y condimento para bagel sobre una tabla',
  'cocoa-almond-bites':
    'Ilustración de bolitas de cacao con almendras picadas, una de ellas partida',
  'miso-mushroom-noodle-soup':
    'Ilustración de sopa de miso con fideos, champiñones, tofu, algas y cebollín',
  'chicken-angel-hair-soup':
    'Ilustración de sopa de pollo con fideos finos, ruedas de zanahoria, apio y perejil',
  'coconut-laksa':
    'Ilustración de una laksa de coco anaranjada con fideos, camarones, huevo y lima',
  'beef-pho': 'Ilustración de pho de res con fideos, hierbas, chile, brotes de soya y lima',
  'egg-drop-noodle-soup':
    'Ilustración de una sopa clara con fideos, hilos sedosos de huevo y cebollín',
  'spaghetti-bolognese':
    'Ilustración de espagueti de konjac con salsa de carne y tomate, albahaca y parmesano',
  'fettuccine-alfredo':
    'Ilustración de fideos anchos de konjac en salsa de crema con perejil y parmesano',
  'pesto-angel-hair':
    'Ilustración de fideos finos de konjac en pesto verde con tomates cherry y piñones',
  'lemon-garlic-shrimp-spaghetti':
    'Ilustración de espagueti de konjac con camarones, rodajas de limón, ajo y perejil',
  'creamy-mushroom-fettuccine':
    'Ilustración de fideos anchos de konjac con champiñones dorados y tomillo en salsa de crema',
  'chicken-pad-thai': 'Ilustración de pad thai con pollo, huevo, brotes de soya, cacahuates y lima',
  'beef-yakisoba': 'Ilustración de fideos yakisoba con res, col, zanahoria y ajonjolí',
  'kimchi-fried-rice': 'Ilustración de arroz frito rojo con kimchi, huevo frito, alga y cebollín',
  'singapore-noodles':
    'Ilustración de fideos amarillos al curry con camarones, pimientos, huevo y cebollín',
  'peanut-satay-noodles':
    'Ilustración de fideos en salsa de cacahuate con pepino, chile, cacahuates y cilantro',
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
