import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import {onThisPageLabel} from '~/content/labels/controls';
import {factsWords} from '~/content/labels/static-product';
import type {BuiltInProductView} from './built-in-product-page.server';
import {FactsPanel} from '~/catalogue/label/FactsPanel';
import {LotReports} from '~/catalogue/label/LotReports';
import {LabelNotes, Seals} from '~/catalogue/label/LabelNotes';
import {LineIcon} from '~/ui/ShellIcon';

type Part = Pick<
  BuiltInProductView,
  | 'about'
  | 'benefits'
  | 'dosage'
  | 'quality'
  | 'certifications'
  | 'label'
  | 'lotReports'
  | 'pictures'
  | 'seals'
  | 'bestBefore'
  | 'isAboutHealth'
>;

const hasQuality = ({quality: {paragraphs, cards}}: Part) => paragraphs.length + cards.length > 0;

function SectionLinks({view}: {view: Part}) {
  const links = [
    ['about', view.about.heading],
    ['supplement-facts', factsWords.title],
    ...(view.benefits.cards.length > 0 ? [['benefits', view.benefits.heading]] : []),
    ...(hasQuality(view) ? [['quality', view.quality.heading]] : []),
    ...(view.seals.length > 0 ? [['certifications', view.certifications.heading]] : []),
  ] as const;
  return (
    <nav aria-label={onThisPageLabel} className="border-y border-line bg-surface">
      <ul className="container-page flex gap-x-7 overflow-x-auto">
        {links.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-12 items-center text-sm font-semibold whitespace-nowrap hover:text-leaf"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Paragraphs = ({texts}: {texts: readonly string[]}) => (
  <div className="mt-4 space-y-4 text-lg text-ink-soft">
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

function About({about, dosage}: Pick<Part, 'about' | 'dosage'>) {
  return (
    <section
      id="about"
      className="container-page grid gap-10 py-16 lg:grid-cols-[3fr_2fr] lg:gap-16"
    >
      <div>
        <h2 className="text-3xl md:text-4xl">{about.heading}</h2>
        <Paragraphs texts={about.paragraphs} />
      </div>
      <div className="card self-start bg-sage-light p-7">
        <h3 className="text-2xl">{dosage.heading}</h3>
        <ul className="mt-4 space-y-4">
          {dosage.paragraphs.map((text) => (
            <li key={text} className="flex gap-3">
              <Icon name="check" className="mt-1 size-5 text-leaf" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One panel for each formula; a single one has the product's last picture beside it. */
function FactsSection({
  label,
  pictures,
  bestBefore,
}: Pick<Part, 'label' | 'pictures' | 'bestBefore'>) {
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
        <LabelNotes label={label} bestBefore={bestBefore} />
      </div>
    </section>
  );
}

function Cards({
  cards,
  lotReports = [],
}: {cards: Part['quality']['cards']} & Partial<Pick<Part, 'lotReports'>>) {
  return (
    <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {cards.map(({title, text, drawing, hasReports}) => (
        <li key={title} className="card p-6">
          <LineIcon path={drawing} className="size-6 text-leaf" />
          <h3 className="mt-3 text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
          {hasReports && lotReports.length > 0 && <LotReports reports={lotReports} />}
        </li>
      ))}
    </ul>
  );
}

function Certifications({view}: {view: Part}) {
  return (
    <section id="certifications" className="container-page py-16 text-center">
      {view.seals.length > 0 && (
        <>
          <h2 className="text-3xl md:text-4xl">{view.certifications.heading}</h2>
          <Seals seals={view.seals} className="mt-8 justify-center" />
        </>
      )}
      <FdaDisclaimer isNeeded={view.isAboutHealth} className="mx-auto mt-10 max-w-3xl text-start" />
    </section>
  );
}

/** What the product is, what is in it and what it supports: the reading below the buy box. */
export function BuiltInProductSections({view}: {view: Part}) {
  return (
    <div className="mt-14">
      <SectionLinks view={view} />
      <About about={view.about} dosage={view.dosage} />
      <FactsSection label={view.label} pictures={view.pictures} bestBefore={view.bestBefore} />
      {view.benefits.cards.length > 0 && (
        <section id="benefits" className="container-page py-16">
          <h2 className="text-3xl md:text-4xl">{view.benefits.heading}</h2>
          <Cards cards={view.benefits.cards} />
        </section>
      )}
      {hasQuality(view) && (
        <section id="quality" className="bg-sand py-16">
          <div className="container-page">
            <h2 className="text-3xl md:text-4xl">{view.quality.heading}</h2>
            <Paragraphs texts={view.quality.paragraphs} />
            <Cards cards={view.quality.cards} lotReports={view.lotReports} />
          </div>
        </section>
      )}
      <Certifications view={view} />
    </div>
  );
}
