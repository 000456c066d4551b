import {brand} from '~mocks/brand';
import type {ProductRecord} from './product-record';

interface Spanish {
  name: string;
  shortDescription: string;
  description: string;
  /** Beside the pouches' own. */
  fields?: Record<string, string>;
}

/** `konjacLabel` in Spanish. */
const konjacFields = {
  _bellyful_serving_size: '3 oz (85 g)',
  _bellyful_facts: 'Calorías | 0\nCarbohidratos totales | 3 g | 1\n- Fibra dietética | 3 g | 11',
  _bellyful_ingredients: 'Agua, harina de konjac, hidróxido de calcio.',
  _bellyful_allergens: 'Ninguno de los principales alérgenos.',
  _bellyful_certifications: 'Sin gluten, Vegano',
  _bellyful_warnings: 'Corte los fideos largos para los niños.',
  _bellyful_storage: 'En la despensa; una vez abierto, dos días en el refrigerador.',
};

/** As the owner has written it on the plugin's page. */
export const spanishWords = {
  'Pack Size': 'Tamaño del paquete',
  '1 pouch': '1 bolsa',
  '6 pouches': '6 bolsas',
  '12 pouches': 'Caja de 12 bolsas',
  Kit: 'Kit',
  "Women's Daily Multi-Vitamin": 'Para mujer',
  "Men's Daily Multi-Vitamin": 'Para hombre',
  Flavor: 'Sabor',
  'Mixed berry': 'Frutos rojos',
  Konjac: 'Konjac',
  Noodles: 'Pastas y fideos',
  Rice: 'Arroz',
  Supplements: 'Suplementos',
  Gummies: 'Gomitas',
  Multivitamins: 'Multivitamínicos',
  Bundles: 'Paquetes',
  Sleep: 'Sueño',
  Samples: 'Muestras',
  'Credit or debit card': 'Tarjeta de crédito o débito',
  'Make your payment directly into our bank account.':
    'Pague directamente en nuestra cuenta bancaria.',
  'Please use your order number as the payment reference.':
    'Indique el número de su pedido como referencia del pago.',
  'Please send a check to our store.': 'Envíe un cheque a nuestra tienda.',
};

const preparing = (minutes: string, finish: string) => `<h3>De la bolsa al plato en ${minutes}</h3>
<ol>
<li><strong>Escurrir y enjuagar.</strong> Vacíe la bolsa en un colador y enjuague con agua fría de 1 a 2 minutos. El leve olor a mar del agua del empaque desaparece por completo.</li>
<li><strong>Secar.</strong> Saltee en una sartén caliente y <em>seca</em> durante 3 minutos, hasta que rechinen y ya no salga vapor. Es el paso que hace la diferencia.</li>
<li><strong>${finish}</strong></li>
</ol>
<p>La raíz de konjac es casi puro glucomanano, una fibra soluble que absorbe agua y le ayuda a sentirse a gusto y satisfecho. Acompañe la comida con un vaso de agua.</p>`;

const noodles = preparing(
  '6 minutos',
  'Agregue la salsa y cocine a fuego lento 2 minutos para que tomen su sabor.',
);

const pouch = `<h3>Por bolsa (7 oz / 200 g)</h3>
<ul>
<li>5 calorías, 0 g de carbohidratos netos, 6 g de fibra</li>
<li>Sin gluten, keto y vegano</li>
</ul>`;

const quality =
  '<p>Hecho en EE. UU. según las buenas prácticas de manufactura vigentes. Sin gluten ni colorantes artificiales.</p>';

const noodle = (
  name: string,
  shortDescription: string,
  description: string,
  howItWorks = noodles,
): Spanish => ({
  name,
  shortDescription: `<p>${shortDescription}</p>`,
  description: `<p>${description}</p>\n${pouch}`,
  fields: {...konjacFields, how_it_works: howItWorks},
});

const supplement = (
  name: string,
  shortDescription: string,
  description: string,
  fields: Spanish['fields'] = {},
): Spanish => ({
  name,
  shortDescription: `<p>${shortDescription}</p>`,
  description: `${description}\n${quality}`,
  fields,
});

const list = (...items: string[]) =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

/** As the owner has written it in the tab *Español*. */
const texts = (): Record<string, Spanish> => ({
  'konjac-angel-hair': noodle(
    'Cabello de ángel de konjac',
    'Los más finos, para caldos y salteados.',
    'Fideos finos y ligeros que toman el sabor de cualquier caldo.',
  ),
  'konjac-spaghetti': noodle(
    'Espaguetis de konjac',
    'Los de siempre, para enrollar: 5 calorías por bolsa.',
    'Redondos, suaves y hechos para el tenedor. Con una salsa de tomate a fuego lento saben a domingo.',
  ),
  'konjac-fettuccine': noodle(
    'Fettuccine de konjac',
    'Cintas anchas para salsas cremosas.',
    'Cintas anchas y sedosas que sujetan bien la crema.',
  ),
  'konjac-penne': noodle(
    'Penne de konjac',
    'Con cuerpo, y felices en el horno.',
    'Plumas con espacio para la salsa y firmeza para el horno.',
  ),
  'konjac-lasagna': noodle(
    'Láminas de lasaña de konjac',
    'Láminas anchas para una lasaña de la que se puede repetir.',
    'Láminas anchas y tiernas para intercalar con ricotta, espinacas y una buena salsa de tomate. Un trozo de la esquina con 9 gramos de carbohidratos es una maravilla.',
  ),
  'konjac-rice': noodle(
    'Arroz de konjac',
    'Granos ligeros para acompañar.',
    'Granos pequeños que acompañan todo lo que antes pedía arroz.',
    preparing('5 minutos', 'Mézclelo con un salteado, o caliéntelo con caldo y mantequilla.'),
  ),
  'konjac-udon': noodle(
    'Fideos udon de konjac',
    'Gruesos y elásticos, para sopas.',
    'Fideos gruesos que aguantan en una sopa caliente.',
  ),
  'konjac-variety-pack': {
    name: 'Surtido de konjac, 6 bolsas',
    shortDescription: '<p>Seis cortes, seis cenas, una caja.</p>',
    description: `<p>¿No sabe cuál es su corte? Pruébelos todos en una semana de cenas.</p>
<h3>En la caja</h3>
<table>
<thead><tr><th>Corte</th><th>Pruébelo con</th></tr></thead>
<tbody>
<tr><td>Cabello de ángel</td><td>Limón, ajo, camarones</td></tr>
<tr><td>Espaguetis</td><td>Salsa de tomate a fuego lento</td></tr>
<tr><td>Fettuccine</td><td>Alfredo ligero</td></tr>
<tr><td>Penne</td><td>Al horno con mozzarella</td></tr>
<tr><td>Udon</td><td>Caldo de miso</td></tr>
<tr><td>Arroz</td><td>Curry de coco</td></tr>
</tbody>
</table>
<p>Una bolsa de 7 oz de cada uno. Incluye tarjetas con recetas.</p>`,
    fields: {...konjacFields, how_it_works: noodles},
  },
  'bellyful-bundle': {
    name: `Paquete ${brand().shopName}`,
    shortDescription:
      '<p>Control del apetito, hidratación y un multivitamínico diario en <em>un solo paquete</em>, con una muestra gratis de konjac.</p>',
    description: `<h2>El paquete ${brand().shopName}</h2>
<p>Comer menos no debería significar sentirse menos. El paquete reúne tres ayudas de cada día, para que las mañanas no pidan planes ni las noches fuerza de voluntad.</p>
<h3>Qué trae</h3>
${list(
  '<strong>Cápsulas para el control del apetito</strong> &ndash; 60 cápsulas con glucomanano de raíz de konjac, que favorecen una agradable sensación de saciedad',
  '<strong>Cápsulas de hidratación</strong> &ndash; 60 cápsulas con sodio, potasio y magnesio, para los días de plato más pequeño',
  '<strong>Multivitamínico diario</strong> &ndash; 30 cápsulas, para mujer o para hombre: usted elige',
  '<strong>Una muestra gratis de konjac</strong> &ndash; cabello de ángel, espaguetis o fettuccine: también la elige usted',
)}
<p>Hecho en lotes pequeños en EE. UU., sin gluten, soya ni azúcar añadido.</p>`,
    fields: {
      how_it_works: `<h3>Tres hábitos pequeños, una caja</h3>
<ol>
<li><strong>Antes de comer:</strong> cápsulas para el control del apetito con un vaso grande de agua.</li>
<li><strong>Durante el día:</strong> cápsulas de hidratación, para cuando come y bebe un poco menos que antes.</li>
<li><strong>Con el desayuno:</strong> un multivitamínico diario, para mujer o para hombre.</li>
</ol>
<p>Dele dos semanas de días normales, y vea qué tranquilo se pone todo entre comidas.</p>`,
    },
  },
  'craveblock-gummies': supplement(
    'Gomitas de alulosa CraveBlock, paquete doble',
    'Dos tarros de gomitas suaves de frutos rojos, sin azúcar añadido.',
    `<p>Para la hora en que se antoja algo dulce: gomitas suaves de frutos rojos endulzadas con alulosa, con cromo y extracto de té verde para una tarde más tranquila.</p>
${list('Dos tarros de 60 gomitas, 2 por porción, 60 porciones', '1 g de carbohidratos netos, 0 g de azúcar añadido', 'Con pectina, no con gelatina')}`,
    {
      _bellyful_serving_size: '2 gomitas',
      _bellyful_ingredients: 'Alulosa, agua, pectina de fruta, aceite de coco.',
      _bellyful_allergens: 'Ninguno de los principales alérgenos. Hecho con aceite de coco.',
      how_it_works: `<p>Mastique dos gomitas cuando llegue un antojo, de preferencia con un vaso de agua. La alulosa sabe a azúcar, pero el cuerpo casi no la usa como energía.</p>
${list('2 gomitas por porción, 30 porciones', 'Mejor por la tarde o después de la cena', 'Guárdelas a menos de 77&deg;F; son suaves por naturaleza')}`,
    },
  ),
  'womens-daily-multi-vitamin': supplement(
    'Multivitamínico diario para mujer, paquete doble',
    'Para dos meses: una cápsula al día, con hierro y folato.',
    `<p>Una cápsula pequeña con el desayuno. Hierro, folato, vitamina D y B12 en las cantidades que importan en los días en que come un poco menos.</p>
${list('Dos frascos de 30 cápsulas, 1 al día', '18 mg de hierro, 400 mcg DFE de folato, 25 mcg de vitamina D3')}`,
    {
      _bellyful_serving_size: '1 cápsula',
      _bellyful_facts: [
        'Vitamina A (como betacaroteno) | 900 mcg RAE | 100',
        'Vitamina C (como ácido ascórbico) | 90 mg | 100',
        'Vitamina D3 (como colecalciferol de liquen) | 25 mcg (1,000 UI) | 125',
        'Vitamina E (como succinato de d-alfa-tocoferilo) | 7.5 mg | 50',
        'Vitamina K (como filoquinona) | 60 mcg | 50',
        'Tiamina (como mononitrato de tiamina) | 1.2 mg | 100',
        'Riboflavina | 1.3 mg | 100',
        'Niacina (como niacinamida) | 16 mg NE | 100',
        'Vitamina B6 (como clorhidrato de piridoxina) | 1.7 mg | 100',
        'Folato | 400 mcg DFE (240 mcg de ácido fólico) | 100',
        'Vitamina B12 (como metilcobalamina) | 6 mcg | 250',
        'Biotina | 30 mcg | 100',
        'Ácido pantoténico (como pantotenato de d-calcio) | 5 mg | 100',
        'Calcio (como carbonato de calcio) | 65 mg | 5',
        'Hierro (como bisglicinato ferroso) | 18 mg | 100',
        'Yodo (como yoduro de potasio) | 75 mcg | 50',
        'Magnesio (como óxido de magnesio) | 42 mg | 10',
        'Zinc (como citrato de zinc) | 8 mg | 73',
        'Selenio (como selenometionina) | 27.5 mcg | 50',
        'Cobre (como bisglicinato de cobre) | 0.45 mg | 50',
        'Manganeso (como citrato de manganeso) | 1.15 mg | 50',
        'Cromo (como picolinato de cromo) | 35 mcg | 100',
      ].join('\n'),
      _bellyful_ingredients:
        'Hipromelosa (cápsula vegetal), celulosa microcristalina, harina de arroz, dióxido de silicio.',
      _bellyful_allergens: 'Ninguno de los principales alérgenos.',
      _bellyful_warnings:
        'ADVERTENCIA: La sobredosis accidental de productos que contienen hierro es una de las principales causas de intoxicación mortal en niños menores de 6 años. Mantenga este producto fuera del alcance de los niños. En caso de sobredosis accidental, llame de inmediato a un médico o a un centro de control de intoxicaciones.',
    },
  ),
  'mens-daily-multi-vitamin': supplement(
    'Multivitamínico diario para hombre, paquete doble',
    'Para dos meses: una cápsula al día, sin hierro añadido.',
    `<p>Una cápsula y listo. Zinc, magnesio, selenio y todas las vitaminas B, y sin hierro añadido, porque la mayoría de los hombres recibe bastante.</p>
${list('Dos frascos de 30 cápsulas, 1 al día', '11 mg de zinc, 100 mg de magnesio, 25 mcg de vitamina D3')}`,
  ),
  'nighttime-support-trial': supplement(
    'Nighttime Support, un frasco',
    'Para bajar el ritmo, dormir y olvidar el bocadillo de la noche.',
    `<p>Una cápsula para la noche con glicinato de magnesio, L-teanina y cereza ácida, que favorece una noche tranquila y una cocina que cierra a las nueve.</p>
${list('60 cápsulas, 2 cerca de una hora antes de acostarse', 'Sin melatonina y sin pesadez al despertar')}`,
  ),
  'free-sample-konjac': {
    name: 'Muestra gratis: cabello de ángel de konjac, una bolsa',
    shortDescription: '<p>Pruebe una bolsa, por nuestra cuenta.</p>',
    description:
      '<p>Una bolsa de nuestro cabello de ángel, por nuestra cuenta. Cocínelo una vez y sabrá si el konjac es para usted. Una por cliente.</p>',
  },
  'electrolyte-packets': {
    name: 'Sobres de electrolitos, 20 unidades',
    shortDescription: '',
    description:
      '<p>Sodio, potasio y magnesio para los días de calor y los apetitos pequeños. Limón y sal de mar. Ahora mismo calculamos el precio del próximo lote.</p>',
  },
  'chia-pudding-mix': {
    name: 'Mezcla para pudín de chía',
    shortDescription: '<p>El desayuno que se hace solo.</p>',
    description:
      '<p>Chía, cacao y una pizca de canela. Revuelva con leche de almendras por la noche y cómalo del frasco por la mañana.</p>',
  },
  'staff-gift-box': {
    name: 'Caja de regalo del equipo',
    shortDescription: '',
    description: '<p>Para socios y prensa; no aparece en la tienda.</p>',
  },
});

const hasField = ({meta}: ProductRecord, name: string) =>
  meta.some(({key}) => key === name || key === `_${name}`);

/** The same product, with the plugin's entry where its owner has written Spanish. */
export function withSpanish(product: ProductRecord): ProductRecord {
  const {fields = {}, ...told} = texts()[product.slug] ?? {name: ''};
  if (told.name === '') return product;
  const written = Object.entries(fields).filter(([name]) => hasField(product, name));
  const entry = {
    key: '_bellyful_es',
    value: JSON.stringify({...told, fields: Object.fromEntries(written)}),
  };
  return {...product, meta: [...product.meta, entry]};
}
