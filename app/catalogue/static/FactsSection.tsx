import {Image} from '~/ui/Image';
import {factsWords} from '~/content/labels/static-product';
import type {StaticProductView} from './static-product';
import {FactsPanel} from '~/catalogue/label/FactsPanel';
import {LabelNotes} from '~/catalogue/label/LabelNotes';

type Props = Pick<StaticProductView, 'label' | 'pictures'>;

/** One panel for each formula; a single one has the product's last picture beside it. */
export function FactsSection({label, pictures}: Props) {
  const beside = label.facts.length === 1 ? pictures.at(-1) : undefined;
  return (
    <section id="supplement-facts" className="bg-sand py-16">
      <div className="container-page">
        <h2 className="text-3xl md:text-4xl">{factsWords.title}</h2>
        <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-16">
          {label.facts.map((facts) => (
            <FactsPanel key={facts.formula ?? ''} facts={facts} />
          ))}
          {beside && (
            <div className="hidden lg:block">
              <Image
                picture={beside}
                sizes="(min-width: 1024px) 44vw, 92vw"
                className="rounded-card border border-line"
              />
            </div>
          )}
        </div>
        <LabelNotes label={label} />
      </div>
    </section>
  );
}
