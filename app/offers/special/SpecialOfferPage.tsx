import {useEffect, type ReactNode} from 'react';
import {konjacSpecialOffer} from '~/content/offers';
import type {Product} from '~adapters/commerce';
import type {OfferProduct} from '../offer-product';
import {toPageTitle} from '~/content/settings';
import {useViewItem} from '~/browser/use-view-item';
import {catalogueLineId} from '~/pricing/line-ids';
import {SpecialClosing} from './SpecialClosing';
import {SpecialHero} from './SpecialHero';
import {useSpecialOffer} from './use-special-offer';

interface Props {
  product: OfferProduct & Pick<Product, 'label'>;
  benefits: readonly string[];
  /** What there is to read between the two buttons. */
  children: ReactNode;
}

/** The special offer of one konjac product. */
export function SpecialOfferPage({product, benefits, children}: Props) {
  const offer = useSpecialOffer(product);
  const {price} = offer;
  const title = toPageTitle(konjacSpecialOffer.metaTitle(product.name));
  // A page that was navigated to learns its title only when the product arrives.
  useEffect(() => {
    document.title = title;
  }, [title]);
  useViewItem(catalogueLineId(product.databaseId), product.name, product.price);
  return (
    <>
      {price && (
        <p className="bg-clay px-5 py-3 text-center font-semibold text-white">
          {konjacSpecialOffer.banner(price.savings, price.special)}
        </p>
      )}
      <SpecialHero product={product} offer={offer} benefits={benefits} />
      {children}
      <SpecialClosing product={product} offer={offer} />
    </>
  );
}
