import {toCents} from '~adapters/commerce/money';
import {fieldReference, noodlesHowItWorks} from './how-it-works';
import {konjacLabel} from './konjac-label';
import {aProduct, packSize} from './product-record';

const facts = `<h3>Per pouch (7 oz / 200 g)</h3>
<ul>
<li>5 calories, 0 g net carbs, 6 g fiber</li>
<li>Konjac flour, water, calcium hydroxide: nothing else</li>
<li>Gluten-free, keto &amp; vegan</li>
<li>Keeps in the pantry for 12 months, no fridge needed</li>
</ul>
`;

const pack = (
  databaseId: number,
  slug: string,
  regular: number,
  sale: number | null,
  stock: number,
) => ({
  databaseId,
  sku: `KJ-AH-${slug}`,
  regularPrice: toCents(regular),
  salePrice: sale === null ? null : toCents(sale),
  stock,
  picture: `konjac-angel-hair${slug.replace('pack', '').replace(/-1$/, '')}`,
  options: {'pa_pack-size': slug},
});

const howItWorks = {key: 'how_it_works', value: noodlesHowItWorks};

export const konjacPasta = [
  aProduct({
    databaseId: 123,
    slug: 'konjac-angel-hair',
    name: 'Konjac Angel Hair Noodles',
    sku: 'KJ-AH',
    description: `<p>Our finest cut: light, springy strands that disappear into broth and carry a lemon-garlic sauce like the real thing. A whole bowl has fewer calories than the parsley on top.</p>\n<p>Ready in <span style="color:#cc0000;font-family:Comic Sans MS">6 minutes</span>, straight from the pouch.</p>\n${facts}`,
    shortDescription: '<p>Thin, springy strands for broth, pesto &amp; lemon garlic.</p>\n',
    categories: ['konjac', 'noodles'],
    meta: [
      howItWorks,
      {key: '_how_it_works', value: fieldReference},
      ...konjacLabel,
      {
        key: '_bellyful_mix_with',
        value: 'konjac-spaghetti\nkonjac-fettuccine\nkonjac-penne\nkonjac-rice\nkonjac-udon',
      },
    ],
    attributes: [packSize],
    variations: [
      pack(124, 'pack-1', 499, null, 200),
      pack(125, 'pack-6', 2699, 2399, 80),
      pack(126, 'pack-12', 4799, null, 40),
    ],
  }),
  aProduct({
    databaseId: 130,
    slug: 'konjac-spaghetti',
    name: 'Konjac Spaghetti Pasta',
    sku: 'KJ-SP',
    regularPrice: toCents(449),
    stock: 120,
    description: `<p>Round, slippery and made for twirling. Simmer it in a slow tomato sauce &amp; it tastes of Sunday, without the nap after.</p>\n${facts}<script>window.bellyfulWasHere = true;</script>\n<p onclick="window.bellyfulWasClicked = true">Tip: a spoonful of the hot sauce in the pan <em>before</em> you plate keeps every strand glossy.</p>\n`,
    shortDescription: '<p>The classic twirl, with 5 calories a pouch.</p>\n',
    categories: ['konjac', 'noodles'],
    meta: [howItWorks, ...konjacLabel],
  }),
  aProduct({
    databaseId: 134,
    slug: 'konjac-fettuccine',
    name: 'Konjac Fettuccine Pasta',
    sku: 'KJ-FE',
    regularPrice: toCents(499),
    salePrice: toCents(399),
    saleEnds: '2031-12-31T23:59:59-08:00',
    stock: 90,
    description: `<p>Broad, silky ribbons that hold on to cream. Our test kitchen&#8217;s Alfredo (cottage cheese, Parmesan, black pepper) was written for this cut.</p>\n${facts}`,
    shortDescription: '<p>Broad ribbons for creamy sauces.</p>\n',
    categories: ['konjac', 'noodles'],
    meta: [{key: '_how_it_works', value: noodlesHowItWorks}, ...konjacLabel],
  }),
  aProduct({
    databaseId: 138,
    slug: 'konjac-penne',
    name: 'Konjac Penne Pasta',
    sku: 'KJ-PE',
    regularPrice: toCents(499),
    stock: 64,
    description: `<p>Little quills with room inside for ragù, and enough bite to survive a baking dish. Bake them under mozzarella until the edges brown.</p>\n${facts}`,
    shortDescription: '<p>Quills with bite, happy in the oven.</p>\n',
    categories: ['konjac', 'noodles'],
    meta: [howItWorks, ...konjacLabel],
  }),
  aProduct({
    databaseId: 142,
    slug: 'konjac-lasagna',
    name: 'Konjac Lasagna Sheets',
    sku: 'KJ-LA',
    regularPrice: toCents(599),
    stock: 'out of stock',
    description: `<p>Wide, tender sheets that layer with ricotta, spinach and a proper red sauce. A corner piece with 9 grams of carbs is a lovely thing.</p>\n${facts}`,
    shortDescription: '<p>Wide sheets for a lasagna you can eat twice.</p>\n',
    categories: ['konjac', 'noodles'],
    meta: [howItWorks, ...konjacLabel],
  }),
];
