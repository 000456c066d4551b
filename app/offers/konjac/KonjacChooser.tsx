import {konjacLanding} from '~/content/offers';
import type {OfferProduct} from '../offer-product';
import {KonjacCard} from './KonjacCard';
import {KonjacPanel} from './KonjacPanel';
import {productsFieldId, useKonjacSelection} from './use-konjac-selection';

interface Props {
  products: OfferProduct[];
}

/** On narrow screens the options stand below all products: choosing one leads there. */
function showPanel() {
  if (matchMedia('(min-width: 64rem)').matches) return;
  requestAnimationFrame(() => document.getElementById('konjac-offer')?.scrollIntoView());
}

/** Select a product, then its options. */
export function KonjacChooser({products}: Props) {
  const selection = useKonjacSelection(products);
  return (
    <section className="container-page grid gap-8 lg:grid-cols-[1fr_23rem] lg:gap-10">
      <div>
        <h2 className="mb-6 text-3xl md:text-4xl">{konjacLanding.chooseHeading}</h2>
        <form method="get" id={productsFieldId}>
          <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6">
            {products.map((product) => (
              <KonjacCard
                key={product.databaseId}
                product={product}
                isChosen={product.slug === selection.product?.slug}
                onChoose={() => {
                  selection.chooseProduct(product.slug);
                  showPanel();
                }}
              />
            ))}
          </ul>
        </form>
      </div>
      <div>
        <KonjacPanel selection={selection} />
      </div>
    </section>
  );
}
