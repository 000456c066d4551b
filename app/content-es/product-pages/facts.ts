import type {BuiltInLabel} from '~/content/product-pages/product-page';

/** What the panels of supplement facts name, as labels in Spanish do. */
const words: Readonly<Record<string, string>> = {
  '1 capsule': '1 cápsula',
  '2 capsules': '2 cápsulas',
  '2 gummies': '2 gomitas',
  'With melatonin': 'Con melatonina',
  'Melatonin-free': 'Sin melatonina',
  Calories: 'Calorías',
  'Total Carbohydrate': 'Carbohidrato total',
  'Dietary Fiber': 'Fibra dietética',
  'Total Sugars': 'Azúcares totales',
  'Includes Added Sugars': 'Incluye azúcares añadidos',
  'Vitamin A (as beta-carotene)': 'Vitamina A (como betacaroteno)',
  'Vitamin C (as ascorbic acid)': 'Vitamina C (como ácido ascórbico)',
  'Vitamin D3 (as cholecalciferol from lichen)': 'Vitamina D3 (como colecalciferol de liquen)',
  'Vitamin E (as d-alpha tocopheryl succinate)': 'Vitamina E (como succinato de d-alfa-tocoferilo)',
  'Vitamin K (as phylloquinone)': 'Vitamina K (como filoquinona)',
  'Thiamin (as thiamin mononitrate)': 'Tiamina (como mononitrato de tiamina)',
  Riboflavin: 'Riboflavina',
  'Niacin (as niacinamide)': 'Niacina (como niacinamida)',
  'Vitamin B6 (as pyridoxine HCl)': 'Vitamina B6 (como clorhidrato de piridoxina)',
  Folate: 'Folato',
  'Vitamin B12 (as methylcobalamin)': 'Vitamina B12 (como metilcobalamina)',
  Biotin: 'Biotina',
  'Pantothenic Acid (as d-calcium pantothenate)':
    'Ácido pantoténico (como pantotenato de d-calcio)',
  'Calcium (as calcium carbonate)': 'Calcio (como carbonato de calcio)',
  'Iron (as ferrous bisglycinate)': 'Hierro (como bisglicinato ferroso)',
  'Iodine (as potassium iodide)': 'Yodo (como yoduro de potasio)',
  'Magnesium (as magnesium oxide)': 'Magnesio (como óxido de magnesio)',
  'Magnesium (as magnesium bisglycinate)': 'Magnesio (como bisglicinato de magnesio)',
  'Zinc (as zinc citrate)': 'Zinc (como citrato de zinc)',
  'Selenium (as selenomethionine)': 'Selenio (como selenometionina)',
  'Copper (as copper bisglycinate)': 'Cobre (como bisglicinato de cobre)',
  'Manganese (as manganese citrate)': 'Manganeso (como citrato de manganeso)',
  'Chromium (as chromium picolinate)': 'Cromo (como picolinato de cromo)',
  'Molybdenum (as sodium molybdate)': 'Molibdeno (como molibdato de sodio)',
  'Lycopene (from tomato)': 'Licopeno (de tomate)',
  Allulose: 'Alulosa',
  'Glucomannan (from konjac root, Amorphophallus konjac)':
    'Glucomanano (de raíz de konjac, Amorphophallus konjac)',
  'Ginger (Zingiber officinale) root powder': 'Raíz de jengibre (Zingiber officinale) en polvo',
  'L-Theanine': 'L-teanina',
  'Lemon balm (Melissa officinalis) leaf extract':
    'Extracto de hoja de melisa (Melissa officinalis)',
  'Chamomile (Matricaria chamomilla) flower extract':
    'Extracto de flor de manzanilla (Matricaria chamomilla)',
  Melatonin: 'Melatonina',
  '25 mcg (1,000 IU)': '25 mcg (1,000 UI)',
  '400 mcg DFE (240 mcg folic acid)': '400 mcg DFE (240 mcg de ácido fólico)',
};

const inSpanish = (text: string) => words[text] ?? text;

/** The built-in panels with their amounts, in Spanish. */
export const factsInSpanish = (
  facts: BuiltInLabel['facts'],
  otherIngredients: string,
  warnings: readonly string[],
): BuiltInLabel['facts'] =>
  facts.map((panel) => ({
    ...panel,
    ...(panel.formula === undefined ? {} : {formula: inSpanish(panel.formula)}),
    servingSize: inSpanish(panel.servingSize),
    rows: panel.rows.map((row) => ({
      ...row,
      name: inSpanish(row.name),
      amount: inSpanish(row.amount),
    })),
    otherIngredients,
    warnings,
  }));
