import type {ReactNode} from 'react';
import {CardRow} from '~/catalogue/list/CardRow';
import {ArrowLink} from '~/ui/ArrowLink';
import {Alternative} from './Alternative';
import {Closing} from './Closing';
import {HealthClaim} from './HealthClaim';
import {Hero} from './Hero';
import {HowItWorks} from './HowItWorks';
import {Offers} from './Offers';
import {Scenarios} from './Scenarios';
import type {homePage} from './home-page.server';

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
  const {copy, howItWorks, pictures, featured} = page;
  return (
    <>
      <Hero hero={copy.hero} picture={pictures.hero} />
      {yours}
      <HowItWorks {...howItWorks} />
      <Featured copy={copy} cards={featured} />
      <Alternative copy={copy.alternative} picture={pictures.alternative} />
      <HealthClaim copy={copy.healthClaim} picture={pictures.health} />
      <Scenarios {...copy.scenarios} />
      <Closing closing={copy.closing} badges={copy.badges} picture={pictures.closing} />
    </>
  );
}
