import type {ShownSection} from '~/content/site-picture.server';
import {ClosingCall} from '~/pages/ClosingCall';
import {PageHeading} from '~/ui/PageHeading';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Image} from '~/ui/Image';
import {PictureCards} from '~/ui/sections/PictureCards';
import {SectionText} from '~/ui/sections/SectionText';
import type {explainerPage} from './explainer-page.server';
import type {Picture} from '~adapters/commerce';
import {ArrowLink} from '~/ui/ArrowLink';
import type {KitPart} from '~/content/explainer';

type ShownKitPart = Omit<KitPart, 'picture'> & {picture: Picture};

interface Labels {
  whatItIs: string;
  howItWorks: string;
  dosage: string;
}

function Fact({label, text}: {label: string; text: string}) {
  if (!text) return null;
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="mt-0.5 text-ink-soft">{text}</dd>
    </div>
  );
}

/** The three products of the kit, each with its one job. */
function KitParts({parts, labels}: {parts: readonly ShownKitPart[]; labels: Labels}) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {parts.map((part) => (
        <li key={part.name} className="card flex flex-col overflow-hidden sm:max-lg:flex-row">
          <Image
            picture={part.picture}
            alt=""
            sizes="(min-width: 1200px) 370px, (min-width: 1024px) 31vw, (min-width: 640px) 40vw, 92vw"
            className="aspect-square w-full bg-sand object-cover sm:max-lg:aspect-auto sm:max-lg:w-2/5"
          />
          <div className="flex flex-1 flex-col p-6 md:p-7">
            <h3 className="text-2xl">{part.name}</h3>
            <dl className="mt-4 mb-4 space-y-4">
              <Fact label={labels.whatItIs} text={part.whatItIs} />
              <Fact label={labels.howItWorks} text={part.howItWorks} />
              <Fact label={labels.dosage} text={part.dosage} />
            </dl>
            {part.link && <ArrowLink link={part.link} className="mt-auto" />}
          </div>
        </li>
      ))}
    </ul>
  );
}

type ExplainerPageData = Awaited<ReturnType<typeof explainerPage>>;

/** Those with a picture one below the other, the short ones beside each other. */
function Sections({sections}: {sections: ShownSection[]}) {
  return (
    <>
      {sections
        .filter(({picture}) => picture)
        .map((section) => (
          <SectionText key={section.id} section={section} />
        ))}
      <div className="grid gap-6 lg:grid-cols-3">
        {sections
          .filter(({picture}) => !picture)
          .map((section) => (
            <div key={section.id} className="card p-6 md:p-8">
              <SectionText section={section} />
            </div>
          ))}
      </div>
    </>
  );
}

export function ExplainerPage({page}: {page: ExplainerPageData}) {
  const {title, intro, picture, kit, day, closing} = page;
  return (
    <div className="space-y-16 pt-12 md:space-y-24 md:pt-16">
      <div className="container-page grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
        <PageHeading title={title} intro={intro} />
        <Image
          picture={picture}
          isPriority
          sizes="(min-width: 1200px) 540px, (min-width: 1024px) 45vw, 92vw"
          className="aspect-[1280/880] w-full rounded-3xl object-cover"
        />
      </div>
      <section className="container-page">
        <h2 className="text-3xl md:text-4xl">{kit.heading}</h2>
        <p className="mt-4 mb-10 max-w-2xl text-lg text-ink-soft">{kit.intro}</p>
        <KitParts parts={kit.parts} labels={kit.labels} />
      </section>
      <section className="bg-sand py-16 md:py-24">
        <div className="container-page">
          <h2 className="mb-10 text-3xl md:text-4xl">{day.heading}</h2>
          <PictureCards cards={day.steps} inRow={4} isOrdered />
        </div>
      </section>
      <div className="container-page space-y-16 md:space-y-20">
        <Sections sections={page.sections} />
        <div className="max-w-3xl space-y-4">
          <p className="text-ink-soft">{page.askYourDoctor}</p>
          <FdaDisclaimer isNeeded={page.isAboutHealth} />
        </div>
        <ClosingCall {...closing} />
      </div>
    </div>
  );
}
