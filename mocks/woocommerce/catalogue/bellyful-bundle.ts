import {toCents} from '~adapters/commerce/money';
import {brand} from '~mocks/brand';
import {bundleHowItWorks, fieldReference} from './how-it-works';
import {aProduct} from './product-record';

const description = () => `<h2>The ${brand().shopName} Bundle</h2>
<p>Eating less should not mean feeling less. The kit puts three daily helpers in one box, so mornings need no planning and evenings need no willpower.</p>
<h3>What&#8217;s inside</h3>
<ul>
<li><strong>Appetite Control capsules</strong> &ndash; 60 capsules with glucomannan from konjac root, to support a comfortable feeling of fullness</li>
<li><strong>Hydration capsules</strong> &ndash; 60 capsules with sodium, potassium &amp; magnesium, for days with smaller meals</li>
<li><strong>Daily Multi-Vitamin</strong> &ndash; 30 capsules, made for women or for men: you choose</li>
<li><strong>A free konjac sample</strong> &ndash; Angel Hair, Spaghetti or Fettuccine: you choose that, too</li>
</ul>
<p>Made in small batches in the USA, free of gluten, soy &amp; added sugar.</p>
`;

const kit = (databaseId: number, forWhom: 'women' | 'men', name: string, sku: string) => ({
  databaseId,
  sku,
  regularPrice: toCents(8999),
  salePrice: null,
  stock: 50,
  picture: `bellyful-bundle-${forWhom}`,
  options: {kit: name},
});

export const bellyfulBundle = () =>
  aProduct({
    databaseId: 115,
    slug: 'bellyful-bundle',
    name: `${brand().shopName} Brand Bundle Kit`,
    sku: 'BFB-KIT',
    description: description(),
    shortDescription:
      '<p>Appetite control, hydration &amp; a daily multi-vitamin in <em>one kit</em>, with a free konjac sample.</p>\n',
    categories: ['bundles', 'supplements'],
    meta: [
      {key: 'how_it_works', value: bundleHowItWorks},
      {key: '_how_it_works', value: fieldReference},
    ],
    attributes: [
      {
        isGlobal: false,
        id: 0,
        name: 'kit',
        label: 'Kit',
        options: ["Women's Daily Multi-Vitamin", "Men's Daily Multi-Vitamin"].map((name) => ({
          name,
          slug: name,
        })),
      },
    ],
    variations: [
      kit(117, 'women', "Women's Daily Multi-Vitamin", 'BFB-KIT-W'),
      kit(119, 'men', "Men's Daily Multi-Vitamin", 'BFB-KIT-M'),
    ],
  });
