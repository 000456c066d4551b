import type {ProductLabel, SupplementFacts} from '~adapters/commerce';
import {labelWords} from '~/content/labels/product-label';
import {Disclosure} from '~/ui/Disclosure';
import {FactsPanel} from './FactsPanel';
import {LabelNotes, Notes} from './LabelNotes';

/** A food's facts stand in its description; what else is printed stands here. */
const FactsInWords = ({facts}: {facts: SupplementFacts}) => (
  <>
    <Notes
      notes={[
        [labelWords.servingSize, facts.servingSize],
        [labelWords.servings, facts.servingsPerContainer],
        [labelWords.ingredients, facts.otherIngredients],
      ]}
    />
    {facts.warnings.map((warning) => (
      <p key={warning} className="mt-3 max-w-lg text-sm">
        {warning}
      </p>
    ))}
  </>
);

/** What the owner has written of a product's label: its panel where it has one, and the rest in words. */
export function ProductLabelSection({label}: {label: ProductLabel}) {
  return (
    <Disclosure title={labelWords.title} level={2} isOpen>
      {label.facts.map((facts, place) =>
        facts.rows.length > 0 ? (
          <FactsPanel key={place} facts={facts} />
        ) : (
          <FactsInWords key={place} facts={facts} />
        ),
      )}
      <LabelNotes label={label} />
    </Disclosure>
  );
}
