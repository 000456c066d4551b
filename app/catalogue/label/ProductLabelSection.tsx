import type {ProductLabel, SupplementFacts} from '~adapters/commerce';
import {labelWords} from '~/content/labels/product';
import {Disclosure} from '~/ui/Disclosure';
import {FactsPanel} from './FactsPanel';
import {LabelNotes, Notes} from './LabelNotes';

/** A food's facts stand in its description; what else is printed stands here. */
const FactsInWords = ({facts: {servingSize, servingsPerContainer, otherIngredients}}: Facts) => (
  <Notes
    notes={[
      [labelWords.servingSize, servingSize],
      [labelWords.servings, servingsPerContainer],
      [labelWords.ingredients, otherIngredients],
    ]}
  />
);

const hasPanel = ({rows}: SupplementFacts) => rows.length > 0;

interface Facts {
  facts: SupplementFacts;
}

/** What the owner has written of a product's label: its panel where it has one, and the rest in words. */
export function ProductLabelSection({label}: {label: ProductLabel}) {
  const inWords = label.facts.filter((facts) => !hasPanel(facts));
  return (
    <Disclosure title={labelWords.title} level={2} isOpen>
      {label.facts.filter(hasPanel).map((facts, place) => (
        <FactsPanel key={place} facts={facts} />
      ))}
      {inWords.map((facts, place) => (
        <FactsInWords key={place} facts={facts} />
      ))}
      <LabelNotes label={label} />
      {inWords
        .flatMap(({warnings}) => warnings)
        .map((warning) => (
          <p key={warning} className="mt-3 max-w-lg text-sm">
            {warning}
          </p>
        ))}
    </Disclosure>
  );
}
