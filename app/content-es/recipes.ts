import type {Recipe} from '~/content/recipe';
import {recipes as builtIn, recipesPage as builtInPage} from '~/content/recipes';
import type {PageMeta} from '~/content/text';

export const recipeTypes = ['Desayuno', 'Almuerzo', 'Cena', 'Bocadillo'] as const;

export type RecipeType = (typeof recipeTypes)[number];

export const recipesMeta: PageMeta = {
  title: 'Recetas bajas en carbohidratos',
  description:
    'Trece recetas bajas en carbohidratos para desayuno, almuerzo, cena y bocadillos, con cantidades, tiempos y pasos para cocinar desde esta noche.',
};

export const recipesPage = {
  ...builtInPage,
  title: 'Recetas',
  intro:
    'Trece platos que cocinamos en casa: bajos en carbohidratos, con mucho sabor y nada complicados.',
  filterLabel: 'Mostrar',
  allTypes: 'Todas',
  video: {
    ...builtInPage.video,
    heading: 'Videos',
    title: 'El konjac en tres pasos',
    text: 'Enjuague un minuto, seque en una sartén caliente, agregue la salsa. El video no tiene sonido; todo se ve en la imagen.',
  },
  konjac: {
    heading: '¿Con ganas de fideos?',
    text: 'Quince recetas más, todas con konjac: sopas, platos al estilo de la pasta y salteados.',
    link: {...builtInPage.konjac.link, label: 'Recetas con konjac'},
  },
  labels: {
    prepTime: 'Preparación',
    cookTime: 'Cocción',
    restTime: 'Reposo',
    servings: 'Porciones',
    keyIngredients: 'Ingredientes principales',
    ingredients: 'Ingredientes',
    steps: 'Pasos',
    nutrition: 'Por porción',
    minutes: (minutes: number) => {
      if (minutes < 120) return `${minutes} min`;
      const rest = minutes % 60 ? ` ${minutes % 60} min` : '';
      return `${Math.floor(minutes / 60)} h${rest}`;
    },
    print: 'Imprimir receta',
    back: 'Todas las recetas',
  },
} as const;

/** What a recipe says; its numbers are the built-in one's. */
type Words = Pick<
  Recipe<RecipeType>,
  'type' | 'title' | 'description' | 'keyIngredients' | 'ingredients' | 'steps'
>;

const words: Readonly<Record<string, Words>> = {
  'spinach-feta-egg-bites': {
    type: 'Desayuno',
    title: 'Bocados de huevo con espinacas y feta',
    description:
      'Pequeñas tortillas suaves de huevo al horno en molde para muffins. Hágalas el domingo y caliente dos cada mañana.',
    keyIngredients: ['Huevos', 'Espinacas', 'Feta', 'Queso cottage'],
    ingredients: [
      '8 huevos grandes',
      '1/2 taza de queso cottage entero',
      '3 tazas (3 oz) de espinacas tiernas, picadas',
      '1/2 taza (2 oz) de queso feta desmoronado',
      '6 tomates cherry, en mitades',
      '2 cebollines, en rodajas finas',
      '1/4 cucharadita de sal fina',
      'Pimienta negra',
      'Aceite de oliva para el molde',
    ],
    steps: [
      'Caliente el horno a 350 °F. Engrase bien un molde para 12 muffins o ponga moldes de silicona.',
      'Licúe los huevos, el queso cottage, la sal y bastante pimienta molida durante 20 segundos, hasta que quede liso y algo espumoso.',
      'Reparta las espinacas, los cebollines y el feta en los moldes. Vierta el huevo hasta unas tres cuartas partes y ponga medio tomate en cada uno.',
      'Hornee de 18 a 20 minutos, hasta que se inflen y apenas cuajen en el centro.',
      'Deje reposar 5 minutos, pase un cuchillo por los bordes y sáquelos. Duran 4 días en el refrigerador; caliéntelos 40 segundos en el microondas.',
    ],
  },
  'chia-berry-breakfast-pudding': {
    type: 'Desayuno',
    title: 'Pudín de chía con frutos rojos',
    description:
      'Se mezcla en cinco minutos por la noche y amanece espeso, para comer con cuchara.',
    keyIngredients: ['Semillas de chía', 'Leche de almendras', 'Frutos rojos', 'Almendras'],
    ingredients: [
      '1/4 taza de semillas de chía',
      '1 1/4 tazas de leche de almendras sin azúcar',
      '1/4 taza de yogur griego natural entero',
      '1 cucharada de alulosa granulada, o al gusto',
      '1/2 cucharadita de extracto de vainilla',
      '1 pizca de sal',
      '1/2 taza de frambuesas y arándanos azules',
      '2 cucharadas de almendras en láminas',
      'Hojas de menta, si le gustan',
    ],
    steps: [
      'Bata en un tazón la leche de almendras, el yogur, la alulosa, la vainilla y la sal hasta que quede liso.',
      'Agregue la chía y bata. Espere 10 minutos y bata otra vez para deshacer los grumos.',
      'Tape y refrigere al menos 4 horas, o toda la noche.',
      'Revuelva, aligere con un chorrito de leche de almendras si está muy espeso y reparta en dos tazones.',
      'Ponga encima los frutos rojos, las almendras y la menta.',
    ],
  },
  'avocado-smoked-salmon-plate': {
    type: 'Desayuno',
    title: 'Plato de aguacate y salmón ahumado',
    description:
      'Un desayuno de hotel de cinco estrellas que solo pide un huevo cocido y un buen cuchillo.',
    keyIngredients: ['Salmón ahumado', 'Aguacate', 'Huevos', 'Pepino'],
    ingredients: [
      '2 huevos grandes',
      '4 oz de salmón ahumado',
      '1 aguacate maduro',
      '1/2 pepino inglés, en rodajas',
      '2 cucharadas de crème fraîche o crema agria',
      '1 cucharada de alcaparras, escurridas',
      '1/2 limón amarillo, en gajos',
      '1 cucharada de eneldo picado',
      'Sal y pimienta negra',
    ],
    steps: [
      'Ponga a hervir agua en una olla pequeña, meta los huevos y cocínelos 8 minutos. Enfríelos con agua fría, pélelos y pártalos por la mitad.',
      'Parta el aguacate, quite el hueso, rebane la pulpa y ábrala en abanico en dos platos. Exprima un poco de limón encima.',
      'Agregue el pepino, doble el salmón a un lado y ponga los huevos en medio.',
      'Sirva la crème fraîche junto al salmón, esparza alcaparras y eneldo por encima y termine con sal, pimienta y un gajo de limón.',
    ],
  },
  'sesame-noodle-salad': {
    type: 'Almuerzo',
    title: 'Ensalada de fideos con ajonjolí',
    description:
      'Fría, crujiente y con sabor a nuez. Se lleva bien de almuerzo, porque los fideos nunca se ablandan.',
    keyIngredients: ['Espagueti de konjac', 'Pepino', 'Col morada', 'Tahini'],
    ingredients: [
      '2 paquetes (7 oz cada uno) de espagueti de konjac',
      '1 taza de col morada rallada',
      '1 zanahoria pequeña, en tiritas',
      '1/2 pepino inglés, en tiritas',
      '1 taza de edamame pelado, descongelado si es congelado',
      '2 cebollines, en rodajas',
      '1 cucharada de ajonjolí tostado',
      'Para el aderezo: 2 cucharadas de tahini, 1 1/2 cucharadas de salsa de soya o tamari, 1 cucharada de vinagre de arroz, 2 cucharaditas de aceite de ajonjolí tostado, 1 cucharadita de jengibre rallado, de 1 a 2 cucharadas de agua',
    ],
    steps: [
      'Escurra los fideos y enjuáguelos con agua fría durante un minuto completo. Muévalos en una sartén caliente y seca 5 minutos, hasta que rechinen, y extiéndalos en un plato para que se enfríen.',
      'Bata el aderezo en un tazón grande, agregando agua hasta que caiga como crema.',
      'Agregue los fideos, la col, la zanahoria, el pepino y el edamame. Mezcle hasta cubrirlos.',
      'Pruebe la sal y ponga encima los cebollines y el ajonjolí. Dura un día en el refrigerador.',
    ],
  },
  'turkey-lettuce-wraps': {
    type: 'Almuerzo',
    title: 'Tacos de lechuga con pavo',
    description: 'Pavo caliente con jengibre en una hoja fría y crujiente. Se come con las manos.',
    keyIngredients: ['Pavo molido', 'Lechuga mantecosa', 'Jengibre', 'Castañas de agua'],
    ingredients: [
      '1 lb de pavo molido (93% magro)',
      '1 cucharada de aceite de aguacate',
      '1 cucharada de jengibre rallado',
      '2 dientes de ajo, rallados',
      '1 lata pequeña (8 oz) de castañas de agua, escurridas y picadas',
      '1 zanahoria mediana, rallada',
      '2 cucharadas de salsa de soya o tamari',
      '1 cucharada de vinagre de arroz',
      '2 cucharaditas de aceite de ajonjolí tostado',
      '3 cebollines, en rodajas',
      '1 lechuga mantecosa, las hojas separadas, lavadas y secas',
      'Gajos de lima y salsa de chile, para servir',
    ],
    steps: [
      'Caliente el aceite en una sartén grande a fuego medio-alto. Agregue el pavo y cocínelo de 5 a 6 minutos, desmenuzándolo, hasta que se dore y ya no esté rosado.',
      'Haga la carne a un lado, ponga el jengibre y el ajo en el espacio libre y cocine 30 segundos.',
      'Agregue las castañas de agua, la mitad de la zanahoria, la salsa de soya y el vinagre. Cocine 2 minutos, hasta que la sartén quede casi seca.',
      'Retire del fuego y agregue el aceite de ajonjolí y la mitad de los cebollines.',
      'Sirva en hojas de lechuga y ponga encima el resto de la zanahoria y los cebollines. Acompañe con lima y salsa de chile.',
    ],
  },
  'tuna-stuffed-avocado': {
    type: 'Almuerzo',
    title: 'Aguacate relleno de atún',
    description: 'Un almuerzo sin cocinar, en diez minutos y un solo tazón.',
    keyIngredients: ['Atún', 'Aguacate', 'Apio', 'Limón'],
    ingredients: [
      '2 aguacates maduros',
      '2 latas (5 oz cada una) de atún en aceite de oliva, escurrido',
      '2 cucharadas de mayonesa',
      '1 tallo de apio, en cubitos',
      '2 cucharadas de cebolla morada en cubitos',
      '1 limón amarillo: el jugo de la mitad, el resto en gajos',
      '1 cucharadita de mostaza Dijon',
      '1 cucharada de perejil picado',
      'Sal y pimienta negra',
    ],
    steps: [
      'Mezcle en un tazón la mayonesa, la mostaza y el jugo de limón.',
      'Agregue el atún, el apio, la cebolla y el perejil. Mezcle con cuidado para que queden trozos enteros. Sazone.',
      'Parta los aguacates y quite los huesos. Saque una cucharada de pulpa de cada mitad para agrandar el hueco, córtela en cubitos y mézclela con el atún.',
      'Rellene las mitades con el atún y sirva con gajos de limón.',
    ],
  },
  'tomato-basil-soup': {
    type: 'Almuerzo',
    title: 'Sopa de tomate y albahaca',
    description:
      'Aterciopelada, con sabor a tostado y lista en poco más de media hora. Los crujientes de queso son buenos crutones.',
    keyIngredients: ['Tomates', 'Albahaca', 'Crema', 'Ajo'],
    ingredients: [
      '2 cucharadas de aceite de oliva',
      '1 cebolla pequeña, picada',
      '3 dientes de ajo, en láminas',
      '1 lata (28 oz) de tomates enteros pelados',
      '2 tazas de caldo de pollo o de verduras bajo en sodio',
      '1 taza bien llena de hojas de albahaca',
      '1/3 taza de crema espesa',
      '1/2 cucharadita de sal fina, o al gusto',
      'Pimienta negra',
    ],
    steps: [
      'Caliente el aceite en una olla a fuego medio. Cocine la cebolla con la sal 6 minutos, hasta que se ablande, y agregue el ajo por 1 minuto.',
      'Agregue los tomates con su jugo, aplastándolos con una cuchara, y el caldo. Cocine a fuego lento 15 minutos.',
      'Retire del fuego, agregue casi toda la albahaca y licúe hasta que quede lisa. Una licuadora de vaso da la sopa más sedosa; deje salir el vapor y sujete la tapa con un paño.',
      'Regrese a la olla, agregue toda la crema menos una cucharada y caliente sin que hierva.',
      'Sirva en tazones y termine con un hilo de crema, el resto de la albahaca y pimienta.',
    ],
  },
  'dill-salmon-asparagus': {
    type: 'Cena',
    title: 'Salmón al eneldo con espárragos',
    description:
      'Una bandeja de horno, un manojo de espárragos y una salsa rápida de yogur y eneldo.',
    keyIngredients: ['Salmón', 'Espárragos', 'Eneldo', 'Yogur griego'],
    ingredients: [
      '2 filetes de salmón (6 oz cada uno)',
      '1 manojo (1 lb) de espárragos, sin las puntas duras',
      '1 1/2 cucharadas de aceite de oliva',
      '1 limón amarillo: la mitad en rodajas, la mitad en jugo',
      '1/2 taza de yogur griego natural entero',
      '2 cucharadas de eneldo picado',
      '1 diente de ajo pequeño, rallado',
      'Sal y pimienta negra',
    ],
    steps: [
      'Caliente el horno a 400 °F y cubra una bandeja con papel para hornear.',
      'Mezcle los espárragos con 1 cucharada del aceite, sal y pimienta, y llévelos a los bordes de la bandeja.',
      'Seque el salmón, póngalo en el centro, úntelo con el resto del aceite, sazone y ponga encima las rodajas de limón.',
      'Hornee de 12 a 14 minutos, hasta que el salmón se desmenuce y llegue a 145 °F en la parte más gruesa.',
      'Mezcle el yogur con el eneldo, el ajo, 2 cucharaditas de jugo de limón y una pizca de sal. Póngalo sobre el salmón y sirva.',
    ],
  },
  'sheet-pan-chicken-vegetables': {
    type: 'Cena',
    title: 'Pollo y verduras al horno en una bandeja',
    description:
      'Muslos de pollo crujientes, verduras con bordes dulces y una sola bandeja para lavar.',
    keyIngredients: ['Muslos de pollo', 'Brócoli', 'Pimiento', 'Calabacín'],
    ingredients: [
      '8 muslos de pollo con hueso y piel (unas 2 1/2 lb)',
      '1 brócoli grande, en ramilletes',
      '1 pimiento rojo, en tiras',
      '1 calabacín mediano, en medias lunas gruesas',
      '1 cebolla morada, en gajos',
      '3 cucharadas de aceite de oliva',
      '2 cucharaditas de pimentón ahumado',
      '1 cucharadita de orégano seco',
      '1 cucharadita de ajo en polvo',
      '1 1/2 cucharaditas de sal fina',
      '1/2 limón amarillo',
    ],
    steps: [
      'Caliente el horno a 425 °F. Mezcle el pimentón, el orégano, el ajo en polvo y la sal.',
      'Seque muy bien el pollo. Úntelo con 1 cucharada del aceite y dos tercios de las especias, y póngalo con la piel hacia arriba en una bandeja grande. Hornee 15 minutos.',
      'Mezcle las verduras con el resto del aceite y de las especias. Repártalas alrededor del pollo en una sola capa.',
      'Hornee 20 minutos más, hasta que las verduras se doren en los bordes y el pollo llegue a 165 °F junto al hueso.',
      'Exprima el limón sobre la bandeja, mezcle las verduras con los jugos y sirva.',
    ],
  },
  'beef-broccoli-stir-fry': {
    type: 'Cena',
    title: 'Salteado de res y brócoli',
    description:
      'Más rápido que pedir a domicilio, con la salsa brillante que buscaba y sin azúcar.',
    keyIngredients: ['Arrachera', 'Brócoli', 'Jengibre', 'Salsa de soya'],
    ingredients: [
      '1 1/4 lb de arrachera (flank steak), en tiras finas contra la fibra',
      '1 lb de ramilletes de brócoli',
      '1/4 taza de salsa de soya o tamari',
      '1/4 taza de caldo de res',
      '1 cucharada de vinagre de arroz',
      '1 cucharada de alulosa granulada',
      '2 cucharaditas de aceite de ajonjolí tostado',
      '1/4 cucharadita de goma xantana',
      '2 cucharadas de aceite de aguacate',
      '1 cucharada de jengibre rallado',
      '3 dientes de ajo, rallados',
      '1 cucharadita de ajonjolí',
    ],
    steps: [
      'Mezcle la carne con 1 cucharada de la salsa de soya y déjela mientras corta lo demás.',
      'Bata el resto de la salsa de soya con el caldo, el vinagre, la alulosa y el aceite de ajonjolí. Espolvoree la goma xantana sin dejar de batir, para que no forme grumos.',
      'Caliente una sartén grande a fuego alto. Ponga el brócoli y 1/4 taza de agua, tape 2 minutos y destape hasta que se acabe el agua. Aparte el brócoli.',
      'Caliente 1 cucharada del aceite de aguacate en la misma sartén. Selle la mitad de la carne en una capa, 1 minuto por lado, sáquela y repita con el resto.',
      'Baje a fuego medio, cocine el jengibre y el ajo 30 segundos, regrese la carne y el brócoli, vierta la salsa y mezcle un minuto hasta que brille. Espolvoree el ajonjolí.',
    ],
  },
  'zucchini-turkey-lasagna': {
    type: 'Cena',
    title: 'Lasaña de calabacín y pavo',
    description:
      'Todas las capas de la lasaña, con láminas de calabacín en lugar de pasta. Se corta limpia.',
    keyIngredients: ['Calabacín', 'Pavo molido', 'Ricotta', 'Mozzarella'],
    ingredients: [
      '4 calabacines medianos (unas 2 lb)',
      '1 cucharadita de sal fina',
      '1 cucharada de aceite de oliva',
      '1 1/4 lb de pavo molido',
      '2 dientes de ajo, rallados',
      '2 1/2 tazas de salsa marinara sin azúcar añadida',
      '1 cucharadita de orégano seco',
      '1 envase (15 oz) de ricotta entera',
      '1 huevo grande',
      '1/2 taza (2 oz) de parmesano rallado',
      '2 tazas (8 oz) de mozzarella rallada',
      'Un puñado de hojas de albahaca',
    ],
    steps: [
      'Caliente el horno a 400 °F. Corte el calabacín a lo largo, en láminas de poco menos de 1/4 de pulgada. Póngalas en dos bandejas con papel, sálelas y hornéelas 15 minutos. Séquelas. Así la lasaña no queda aguada.',
      'Mientras tanto, dore el pavo en el aceite 7 minutos. Agregue el ajo por 1 minuto, luego la marinara y el orégano, y cocine a fuego lento 8 minutos, hasta que espese.',
      'Mezcle la ricotta, el huevo y la mitad del parmesano.',
      'En una fuente de 9 por 13 pulgadas, ponga en capas un tercio de la salsa de carne, la mitad del calabacín, la mitad de la ricotta y un tercio de la mozzarella. Repita y termine con el resto de la salsa, la mozzarella y el parmesano.',
      'Hornee a 375 °F 30 minutos, hasta que burbujee y se dore. Deje reposar 15 minutos antes de cortar y ponga encima la albahaca.',
    ],
  },
  'everything-cucumber-bites': {
    type: 'Bocadillo',
    title: 'Bocados de pepino estilo bagel',
    description: 'Lo mejor de un bagel, sobre una rodaja de pepino.',
    keyIngredients: ['Pepino', 'Queso crema', 'Condimento para bagel'],
    ingredients: [
      '1 pepino inglés',
      '4 oz de queso crema, a temperatura ambiente',
      '1 cucharadita de jugo de limón',
      '1 cucharada de cebollino picado',
      '1 cucharada de condimento para bagel (everything)',
    ],
    steps: [
      'Corte el pepino en rodajas de media pulgada y séquelas con una toalla de papel.',
      'Bata el queso crema con el jugo de limón y el cebollino hasta que esté suave.',
      'Ponga más o menos una cucharadita en cada rodaja, con manga o con cuchara.',
      'Espolvoree el condimento justo antes de servir, para que siga crujiente.',
    ],
  },
  'cocoa-almond-bites': {
    type: 'Bocadillo',
    title: 'Bolitas de cacao y almendra',
    description: 'Dos con el café saben a postre. Viven en el refrigerador.',
    keyIngredients: ['Mantequilla de almendra', 'Cacao', 'Almendras', 'Alulosa'],
    ingredients: [
      '1/2 taza de mantequilla de almendra lisa, sin azúcar añadida',
      '1/3 taza de cacao en polvo sin azúcar',
      '1/2 taza de harina de almendra',
      '1/4 taza de alulosa en polvo',
      '2 cucharadas de aceite de coco, derretido',
      '1 cucharadita de extracto de vainilla',
      '1 pizca de sal',
      '1/4 taza de almendras, picadas finas',
    ],
    steps: [
      'Mezcle la mantequilla de almendra, el aceite de coco y la vainilla hasta que quede liso.',
      'Agregue el cacao, la harina de almendra, la alulosa y la sal, y forme una masa suave. Si se desmorona, agregue una cucharadita de agua; si se pega, una cucharada de harina de almendra.',
      'Forme 16 bolitas y páselas por las almendras picadas, presionando un poco.',
      'Refrigere 30 minutos, hasta que estén firmes. Duran una semana en un recipiente cerrado.',
    ],
  },
};

/** The built-in recipe with its times and numbers, in Spanish. */
export const recipes: readonly Recipe[] = builtIn.map((recipe) => ({
  ...recipe,
  ...words[recipe.slug],
}));
