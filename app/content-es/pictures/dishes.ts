import {dishes as builtIn} from '~/content/pictures/dishes';

const alts: Readonly<Record<keyof typeof builtIn, string>> = {
  'spinach-feta-egg-bites':
    'Bocados dorados de huevo con espinacas, queso feta y pimiento rojo en un plato',
  'chia-berry-breakfast-pudding': 'Tazón de pudín de chía con frutos rojos, almendras y menta',
  'avocado-smoked-salmon-plate':
    'Salmón ahumado, rebanadas de aguacate, medio huevo y pepino en un plato',
  'sesame-noodle-salad': 'Ensalada de fideos con pepino, zanahoria, col morada y ajonjolí',
  'turkey-lettuce-wraps': 'Tres hojas de lechuga rellenas de pavo molido, zanahoria y cebollín',
  'tuna-stuffed-avocado': 'Mitades de aguacate rellenas de ensalada de atún, con limón al lado',
  'tomato-basil-soup': 'Tazón de sopa roja de tomate con hojas de albahaca y un hilo de crema',
  'dill-salmon-asparagus': 'Filete de salmón con eneldo y limón junto a espárragos verdes',
  'sheet-pan-chicken-vegetables':
    'Pollo asado, brócoli, pimientos, calabacín y cebolla morada en una bandeja de horno',
  'beef-broccoli-stir-fry': 'Sartén con tiras de res y brócoli con semillas de ajonjolí',
  'zucchini-turkey-lasagna': 'Fuente de lasaña cubierta de calabacín, queso fundido y albahaca',
  'everything-cucumber-bites':
    'Rodajas de pepino con queso crema y condimento para bagel sobre una tabla',
  'cocoa-almond-bites': 'Bolitas de cacao con almendras picadas en un plato',
  'miso-mushroom-noodle-soup': 'Sopa de miso con fideos, champiñones, tofu, algas y cebollín',
  'chicken-angel-hair-soup': 'Sopa de pollo con fideos finos, ruedas de zanahoria, apio y perejil',
  'coconut-laksa': 'Laksa de coco anaranjada con fideos, camarones, huevo y lima',
  'beef-pho': 'Pho de res con fideos, hierbas, chile, brotes de soya y lima',
  'egg-drop-noodle-soup': 'Sopa clara con fideos, hilos sedosos de huevo y cebollín',
  'spaghetti-bolognese': 'Espagueti de konjac con salsa de carne y tomate, albahaca y parmesano',
  'fettuccine-alfredo': 'Fideos anchos de konjac en salsa de crema con perejil y parmesano',
  'pesto-angel-hair': 'Fideos finos de konjac en pesto verde con tomates cherry y piñones',
  'lemon-garlic-shrimp-spaghetti':
    'Espagueti de konjac con camarones, rodajas de limón, ajo y perejil',
  'creamy-mushroom-fettuccine':
    'Fideos anchos de konjac con champiñones dorados y tomillo en salsa de crema',
  'chicken-pad-thai': 'Pad thai con pollo, huevo, brotes de soya, cacahuates y lima',
  'beef-yakisoba': 'Fideos yakisoba con res, col, zanahoria y ajonjolí',
  'kimchi-fried-rice': 'Arroz frito rojo con kimchi, huevo frito, alga y cebollín',
  'singapore-noodles': 'Fideos amarillos al curry con camarones, pimientos, huevo y cebollín',
  'peanut-satay-noodles': 'Fideos en salsa de cacahuate con pepino, chile, cacahuates y cilantro',
};

type Pictures = {
  [Name in keyof typeof builtIn]: {width: number; height: number; alt: string};
};

export const dishes = Object.fromEntries(
  Object.entries(builtIn).map(([name, picture]) => [
    name,
    {...picture, alt: (alts as Readonly<Record<string, string>>)[name] ?? picture.alt},
  ]),
) as Pictures;
