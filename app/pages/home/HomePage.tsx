import type {ReactNode} from 'react';
import {CardRow} from '~/catalogue/list/CardRow';
import {ArrowLink} from '~/ui/ArrowLink';
import {Alternative} from './Alternative';
import {Closing} from './Closing';
import {Hero} from './Hero';
import {HowItWorks} from './HowItWorks';
import type {homePage} from './home-page.server';
import type {HomeCopy, Scenario} from '~/content/home';
import type {Picture} from '~adapters/commerce';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Image} from '~/ui/Image';

type Shown = Awaited<ReturnType<typeof homePage>>;

function Featured({copy, cards}: {copy: Shown['copy']; cards: Shown['featured']}) {
  return (
    <section className="container-page pt-16 md:pt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 className="text-3xl md:text-4xl">{copy.featured.heading}</h2>
          <p className="mt-3 text-lg text-ink-soft">{copy.featured.text}</p>
        </div>
        <ArrowLink link={copy.featured.link} />
      </div>
      <div className="mt-8">
        <CardRow label={copy.featured.heading} cards={cards} isFar />
      </div>
      {copy.offers.length > 0 && <Offers offers={copy.offers} />}
    </section>
  );
}

interface Props {
  page: Shown;
  /** What who is signed in has at home. */
  yours: ReactNode;
}

export function HomePage({page, yours}: Props) {
  const {copy, howItWorks, pictures, featured, isAboutHealth} = page;
  return (
    <>
      <Hero hero={copy.hero} picture={pictures.hero} />
      {yours}
      {howItWorks.cards.length > 0 && <HowItWorks {...howItWorks} />}
      <Featured copy={copy} cards={featured} />
      {copy.alternative.heading ? (
        <Alternative copy={copy.alternative} picture={pictures.alternative} />
      ) : (
        <div className="h-16 md:h-24" />
      )}
      <HealthClaim
        copy={copy.healthClaim}
        picture={pictures.health}
        isAboutHealth={isAboutHealth}
      />
      <Scenarios {...copy.scenarios} />
      <Closing closing={copy.closing} badges={copy.badges} picture={pictures.closing} />
    </>
  );
}

/** Ways to the starter offers, under the products. */
function Offers({offers}: Pick<HomeCopy, 'offers'>) {
  return (
    <ul className="mt-6 grid gap-6 md:grid-cols-2">
      {offers.map(({heading, text, link}) => (
        <li
          key={link.href}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-honey-light px-6 py-5 md:px-8"
        >
          <div>
            <h3 className="text-xl">{heading}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
          <ArrowLink link={link} />
        </li>
      ))}
    </ul>
  );
}

interface HealthClaimProps {
  copy: Omit<HomeCopy['healthClaim'], 'picture'>;
  picture: Picture;
  isAboutHealth: boolean;
}

function HealthClaim({
  copy: {heading, paragraphs, link},
  picture,
  isAboutHealth,
}: HealthClaimProps) {
  return (
    <section className="bg-sage-light py-16 md:py-24">
      <div className="container-page grid items-center gap-8 md:grid-cols-2 md:gap-14">
        <Image
          picture={picture}
          alt=""
          sizes="(min-width: 1200px) 540px, (min-width: 768px) 45vw, 92vw"
          className="aspect-4/3 w-full rounded-3xl object-cover"
        />
        <div>
          <h2 className="text-3xl md:text-4xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-lg text-ink-soft">
              {paragraph}
            </p>
          ))}
          <ArrowLink link={link} className="mt-4" />
          <FdaDisclaimer isNeeded={isAboutHealth} className="mt-5" />
        </div>
      </div>
    </section>
  );
}

function ScenarioCard({scenario: {icon, title, text, link}}: {scenario: Scenario}) {
  return (
    <li className="card relative flex flex-col p-6 md:p-7">
      <span className="grid size-12 place-items-center rounded-full bg-sage-light max-sm:absolute md:size-14">
        <img src={`/icons/${icon}.svg`} alt="" width={30} height={30} loading="lazy" />
      </span>
      <h3 className="text-xl max-sm:flex max-sm:min-h-12 max-sm:items-center max-sm:ps-16 sm:mt-5">
        {title}
      </h3>
      <p className="mt-2 mb-3 text-ink-soft">{text}</p>
      <ArrowLink link={link} className="mt-auto" />
    </li>
  );
}

/** Six situations a shopper may recognize. */
function Scenarios({heading, intro, items, note}: HomeCopy['scenarios']) {
  return (
    <section className="py-16 md:py-24">
      <div className="container-page">
        <h2 className="text-3xl md:text-4xl">{heading}</h2>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">{intro}</p>
        <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((scenario) => (
            <ScenarioCard key={scenario.id} scenario={scenario} />
          ))}
        </ul>
        <p className="mt-6 max-w-3xl text-sm text-ink-soft">{note}</p>
      </div>
    </section>
  );
}
