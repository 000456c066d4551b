import {Link} from 'react-router';
import type {ProductLabel, SupplementFacts} from '~adapters/commerce';
import {isOfFood} from '~adapters/commerce/labels/label';
import {Disclosure} from '~/ui/Disclosure';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {LineIcon} from '~/ui/ShellIcon';
import {catalogueMessages} from '~/content/messages/catalogue';
import {FactsPanel} from '~/catalogue/label/FactsPanel';
import {LabelNotes, Notes, Seals} from '~/catalogue/label/LabelNotes';
import {isKonjac} from '~/pricing/product-kind';
import {catalogueProductWords} from '~/content/labels/catalogue-product';
import {labelWords} from '~/content/labels/product';
import type {ShownProduct} from './show-product.server';

/** A food's facts stand in its description; what else is printed stands here. */
const FactsInWords = ({
  facts: {servingSize, servingsPerContainer, otherIngredients, warnings},
  lang,
}: Facts) => (
  <Notes
    notes={[
      [labelWords.servingSize, servingSize, lang],
      [labelWords.servings, servingsPerContainer],
      [labelWords.ingredients, otherIngredients, lang],
      [labelWords.warnings, warnings.join(' '), lang],
    ]}
  />
);

interface Facts {
  facts: SupplementFacts;
  lang?: string | undefined;
}

/** What the owner has written of a product's label: its panel where it has one, and the rest in words. */
function ProductLabelSection({
  label,
  bestBefore,
}: {
  label: ProductLabel;
  bestBefore: string | null;
}) {
  return (
    <Disclosure title={labelWords.title} level={2} isOpen>
      {label.facts.map((facts, place) => {
        const Shown = facts.rows.length > 0 ? FactsPanel : FactsInWords;
        return <Shown key={place} facts={facts} lang={label.lang} isFood={isOfFood(label)} />;
      })}
      <LabelNotes label={label} bestBefore={bestBefore} />
    </Disclosure>
  );
}

/** What the shop says about a product; its HTML was sanitised on the server. */
export function ProductText({
  product,
  seals,
  bestBefore,
}: Pick<ShownProduct, 'product' | 'seals' | 'bestBefore'>) {
  const isSent =
    !product.soldAs?.isVirtual && product.kind !== 'external' && product.kind !== 'other';
  return (
    <div className="mt-10 border-t border-line">
      {product.descriptionHtml && (
        <Disclosure title={catalogueProductWords.about} level={2} isOpen>
          <div
            lang={product.lang}
            className="prose-shop"
            dangerouslySetInnerHTML={{__html: product.descriptionHtml}}
          />
        </Disclosure>
      )}
      {product.label && <ProductLabelSection label={product.label} bestBefore={bestBefore} />}
      {((HAS.wellness && isSent) || product.howItWorksHtml) && (
        <Disclosure title={catalogueProductWords.howItWorks} level={2}>
          {product.howItWorksHtml ? (
            <div
              lang={product.lang}
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
          <LineIcon path="M5 19c0-9 5-14 14-14 0 9-5 14-14 14Zm0 0 7-7" />
          {catalogueProductWords.konjacRecipes}
        </Link>
      )}
      <Seals seals={seals} className="mt-8" />
      <FdaDisclaimer className="mt-6" />
    </div>
  );
}
