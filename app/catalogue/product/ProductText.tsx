import {Link} from 'react-router';
import type {Product} from '~adapters/commerce';
import {Disclosure} from '~/ui/Disclosure';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Icon} from '~/ui/Icon';
import {catalogueMessages} from '~/content/messages/catalogue';
import {ProductLabelSection} from '~/catalogue/label/ProductLabelSection';
import {isKonjac} from '~/pricing/product-kind';
import {catalogueProductWords} from '~/content/labels/catalogue-product';

/** What the shop says about a product; its HTML was sanitised on the server. */
export function ProductText({product}: {product: Product}) {
  const isSent =
    !product.soldAs?.isVirtual && product.kind !== 'external' && product.kind !== 'other';
  return (
    <div className="mt-10 border-t border-line">
      {product.descriptionHtml && (
        <Disclosure title={catalogueProductWords.about} level={2} isOpen>
          <div className="prose-shop" dangerouslySetInnerHTML={{__html: product.descriptionHtml}} />
        </Disclosure>
      )}
      {product.label && <ProductLabelSection label={product.label} />}
      {(isSent || product.howItWorksHtml) && (
        <Disclosure title={catalogueProductWords.howItWorks} level={2}>
          {product.howItWorksHtml ? (
            <div
              className="prose-shop"
              dangerouslySetInnerHTML={{__html: product.howItWorksHtml}}
            />
          ) : (
            <p className="text-ink-soft">{catalogueMessages.informationComingSoon}</p>
          )}
        </Disclosure>
      )}
      {isKonjac(product) && (
        <Link to="/recipes/konjac" className="btn btn-secondary mt-6">
          <Icon name="leaf" />
          {catalogueProductWords.konjacRecipes}
        </Link>
      )}
      <FdaDisclaimer className="mt-6" />
    </div>
  );
}
