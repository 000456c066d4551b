import {Image} from '~/ui/Image';
import {factsWords} from '~/content/labels/static-product';
import type {StaticProductView} from './static-product';
import {FactsPanel} from './FactsPanel';

type Props = Pick<StaticProductView, 'supplementFacts' | 'pictures'>;

/** One panel for each formula; a single one has the product's last picture beside it. */
export function FactsSection({supplementFacts, pictures}: Props) {
  const beside = supplementFacts.length === 1 ? pictures.at(-1) : undefined;
  return (
    <section id="supplement-facts" className="bg-sand py-16">
      <div className="container-page">
        <h2 className="text-3xl md:text-4xl">{factsWords.title}</h2>
        <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-16">
          {supplementFacts.map((facts) => (
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
      </div>
    </section>
  );
}
