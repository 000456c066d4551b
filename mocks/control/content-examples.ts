import type {Shop} from '../woocommerce';
import {saveContent, saveMenu} from './content-events';

const paragraphs = (...texts: string[]) =>
  texts.map((text) => (text.startsWith('<') ? `${text}\n` : `<p>${text}</p>\n`)).join('');

const panHtml = paragraphs(
  'A pouch of konjac noodles is ready before the water for other pasta boils. What makes the difference is not how long they cook. It is how dry they are when they meet the sauce.',
  '<h2>Rinse</h2>',
  'Konjac is packed in water with a little calcium hydroxide, and smells faintly of the sea. Tip the pouch into a sieve and let cold water run over it for a minute, turning the noodles with your fingers. The smell is gone with the water.',
  '<h2>Dry</h2>',
  'Now a bare pan, no oil, medium heat. Spread the noodles out and leave them for four or five minutes. They hiss, then squeak. When they squeak they are dry, and a dry noodle takes a sauce the way a wet one never does.',
  '<h2>Sauce</h2>',
  'Let them finish in the sauce for two minutes rather than pouring the sauce on top. Thick sauces hold best: pesto, peanut, a tomato sauce that has been on the stove for a while. Taste for salt at the end, since the noodles bring none.',
  'More of what we cook with them stands under <a href="/recipes/konjac">Konjac recipes</a>.',
);

const panSpanish = paragraphs(
  'Una bolsa de fideos de konjac está lista antes de que hierva el agua de otra pasta. Lo que cuenta no es cuánto se cocinan, sino qué tan secos están cuando llegan a la salsa.',
  '<h2>Enjuagar</h2>',
  'El konjac viene en agua con un poco de hidróxido de calcio y tiene un leve olor a mar. Vacíe la bolsa en un colador y deje correr agua fría durante un minuto, moviendo los fideos con los dedos. El olor se va con el agua.',
  '<h2>Secar</h2>',
  'Ahora un sartén sin aceite, a fuego medio. Extienda los fideos y déjelos cuatro o cinco minutos. Primero sisean y luego rechinan. Cuando rechinan están secos, y un fideo seco toma la salsa como nunca lo hace uno mojado.',
  '<h2>La salsa</h2>',
  'Termínelos dos minutos en la salsa en lugar de verterla encima. Las salsas espesas se pegan mejor: pesto, cacahuate, un tomate que lleva rato en la estufa. Pruebe la sal al final, porque los fideos no traen ninguna.',
);

const labelHtml = paragraphs(
  'A label looks like small print and reads like a table. Four lines of it answer most questions that people write to us.',
  '<h2>Serving size</h2>',
  'Everything below it is said of one serving. If the serving is two capsules and you take one, halve all of it. A bottle of sixty capsules at two a serving holds thirty servings, whatever the front says.',
  '<h2>Amount and daily value</h2>',
  'The amount is what is in a serving. The percentage beside it compares that with what an adult is advised to eat of it in a day. A dash or a dagger means that no such advice exists, as for most plant extracts. A higher number is not a better one.',
  '<h2>Other ingredients</h2>',
  'The capsule itself, and what keeps the powder from clumping. Allergies are decided here, so read to the end, also where it says “Contains”.',
  '<h2>Lot and date</h2>',
  'Printed on the bottom or the neck. Keep them: with the lot number we can tell you what we know of your very bottle.',
  'None of this replaces your doctor or pharmacist, above all with prescribed medicines or in pregnancy. Bring the bottle along; they read labels for a living.',
);

const labelSpanish = paragraphs(
  'Una etiqueta parece letra pequeña y se lee como una tabla. Cuatro de sus líneas responden casi todo lo que nos preguntan.',
  '<h2>Tamaño de la porción</h2>',
  'Todo lo que sigue se dice de una porción. Si la porción son dos cápsulas y usted toma una, divida todo entre dos. Un frasco de sesenta cápsulas, a dos por porción, tiene treinta porciones, diga lo que diga el frente.',
  '<h2>Cantidad y valor diario</h2>',
  'La cantidad es lo que hay en una porción. El porcentaje de al lado la compara con lo que se aconseja a un adulto por día. Un guion o una daga quiere decir que no existe tal consejo, como en la mayoría de los extractos de plantas. Un número más alto no es uno mejor.',
  '<h2>Otros ingredientes</h2>',
  'La cápsula misma y lo que evita que el polvo se apelmace. Aquí se deciden las alergias: lea hasta el final, también donde dice “Contiene”.',
  '<h2>Lote y fecha</h2>',
  'Están impresos en el fondo o en el cuello. Guárdelos: con el número de lote podemos decirle lo que sabemos de su propio frasco.',
  'Nada de esto reemplaza a su médico o farmacéutico, sobre todo con medicinas recetadas o en el embarazo. Lleve el frasco: ellos leen etiquetas todos los días.',
);

const cutHtml = paragraphs(
  'Seven cuts stand on our shelf, and people ask which one to begin with. The short answer: the one whose sauce you already make.',
  '<ul><li><strong>Angel hair</strong> for broth and for anything with lemon.</li><li><strong>Spaghetti</strong> for the sauces that you know by heart.</li><li><strong>Fettuccine</strong> where there is cream or cheese.</li><li><strong>Penne</strong> for a ragù: the sauce goes inside.</li><li><strong>Lasagna sheets</strong> need no boiling before they are layered.</li><li><strong>Rice</strong> beside a curry, or fried the day after.</li><li><strong>Udon</strong> for miso, and for a very hot pan.</li></ul>',
  'If you cannot decide, angel hair forgives the most. It is done first, it dries fastest, and a bowl of broth hides any first try.',
  'How to get the best out of each stands in <a href="/journal/dry-the-pan-first">Dry the pan first</a>.',
);

const cutSpanish = paragraphs(
  'Siete cortes hay en nuestra repisa, y nos preguntan con cuál empezar. La respuesta corta: con el de la salsa que usted ya prepara.',
  '<ul><li><strong>Cabello de ángel</strong> para caldos y para todo lo que lleva limón.</li><li><strong>Espagueti</strong> para las salsas que se sabe de memoria.</li><li><strong>Fettuccine</strong> donde hay crema o queso.</li><li><strong>Penne</strong> para un ragú: la salsa entra en él.</li><li><strong>Láminas de lasaña</strong>: no se hierven antes de ponerlas en capas.</li><li><strong>Arroz</strong> junto a un curry, o frito al día siguiente.</li><li><strong>Udon</strong> para el miso y para un sartén muy caliente.</li></ul>',
  'Si no se decide, el cabello de ángel es el que más perdona. Está listo primero, se seca antes, y un tazón de caldo esconde cualquier primer intento.',
);

const questionsHtml = paragraphs(
  '<h2>Why does it smell when I open the pouch?</h2>',
  'That is the water it is packed in, not the noodle. A minute under cold water takes it away.',
  '<h2>Can I freeze it?</h2>',
  'Better not: it turns spongy. Closed it keeps in the cupboard until its date, open two days in the fridge in fresh water.',
  '<h2>Why did mine turn out watery?</h2>',
  'They were not dry yet. Leave them in the bare pan until they squeak, then add the sauce.',
  '<h2>Is it enough for a meal?</h2>',
  'A pouch is a bowl of noodles. Add what makes it a meal: egg, fish, tofu, beans, vegetables.',
);

const questionsSpanish = paragraphs(
  '<h2>¿Por qué huele al abrir la bolsa?</h2>',
  'Es el agua en la que viene, no el fideo. Un minuto bajo agua fría lo quita.',
  '<h2>¿Se puede congelar?</h2>',
  'Mejor no: queda esponjoso. Cerrado dura en la alacena hasta su fecha; abierto, dos días en el refrigerador en agua limpia.',
  '<h2>¿Por qué me quedó aguado?</h2>',
  'Todavía no estaba seco. Déjelo en el sartén sin nada hasta que rechine y luego agregue la salsa.',
  '<h2>¿Alcanza para una comida?</h2>',
  'Una bolsa es un tazón de fideos. Agregue lo que hace la comida: huevo, pescado, tofu, frijoles, verduras.',
);

const newest = {
  type: 'announcement',
  slug: 'newest-article',
  title: 'New in the journal: dry the pan first.',
  fields: {
    href: '/journal/dry-the-pan-first',
    translations: {es: 'Nuevo en la revista: primero, el sartén seco.'},
  },
};

const written = [
  {...newest, status: 'draft'},
  {
    type: 'page',
    slug: 'cooking-konjac',
    title: 'Cooking konjac: what people ask us',
    html: questionsHtml,
  },
  {
    type: 'page',
    slug: 'es/cooking-konjac',
    title: 'Cocinar konjac: lo que nos preguntan',
    html: questionsSpanish,
  },
  {
    type: 'post',
    slug: 'which-cut-to-begin-with',
    title: 'Which cut to begin with',
    excerpt: 'Seven cuts of konjac, and the sauce that each of them wants.',
    picture: 'konjac-angel-hair-gallery-3',
    html: cutHtml,
    publishedAt: '2026-10-08T09:00:00.000Z',
  },
  {
    type: 'page',
    slug: 'es/journal/which-cut-to-begin-with',
    title: 'Con qué corte empezar',
    html: cutSpanish,
  },
  {
    type: 'post',
    slug: 'read-a-label',
    title: 'How to read a supplement label',
    excerpt: 'Four lines of it answer most questions.',
    picture: 'womens-daily-multi-vitamin-gallery-2',
    html: labelHtml,
    publishedAt: '2026-11-03T09:00:00.000Z',
  },
  {
    type: 'page',
    slug: 'es/journal/read-a-label',
    title: 'Cómo leer la etiqueta de un suplemento',
    html: labelSpanish,
  },
  {
    type: 'post',
    slug: 'dry-the-pan-first',
    title: 'Dry the pan first',
    excerpt: 'Why konjac noodles take a sauce, or do not.',
    picture: 'konjac-spaghetti-gallery-2',
    html: panHtml,
    publishedAt: '2026-11-19T09:00:00.000Z',
  },
  {
    type: 'page',
    slug: 'es/journal/dry-the-pan-first',
    title: 'Primero, el sartén seco',
    html: panSpanish,
  },
  // Saved once more, and not yet published.
  {
    type: 'post',
    slug: 'dry-the-pan-first',
    title: 'Dry the pan first, then the noodles',
    html: panHtml,
    status: 'draft',
  },
  {
    type: 'post',
    slug: 'five-dinners',
    title: 'Five dinners from one shelf',
    excerpt: 'A week of weeknights, with one trip to the store.',
    picture: 'konjac-rice-gallery-2',
    html: paragraphs(
      'Monday is soup, because Monday is always soup. Tuesday takes what is left of it and turns it into rice.',
      'The list is short: ginger, scallions, eggs, a lemon, a can of tomatoes, peanut butter, and five pouches.',
    ),
    status: 'draft',
  },
];

/** The owner has written articles, a page and drafts, in both languages; of what others sell there is nothing to write. */
export function writeExamples({shop}: {shop: Shop}): void {
  if (shop.recorded || shop.own) return;
  for (const fields of written) saveContent({shop}, fields);
}

const footers = {
  BELLYFUL_FOOTER:
    'Kitchen | #\n- Journal | /journal\n- Cooking konjac | /cooking-konjac\n- Konjac recipes | /recipes/konjac',
  BELLYFUL_FOOTER_ES:
    'Cocina | #\n- Revista | /es/journal\n- Cocinar konjac | /es/cooking-konjac\n- Recetas con konjac | /es/recipes/konjac',
};

/** What stands on every page: an announcement above, and menus in the place of the footer's columns. */
export function writeAround({shop}: {shop: Shop}): void {
  saveContent({shop}, newest);
  for (const [location, items] of Object.entries(footers)) saveMenu({shop}, {location, items});
}
