import {useEffect, useState} from 'react';
import type {SectionPicture} from '~adapters/content';
import {Add} from '~/catalogue/list/CardBuy';
import {Stars} from '~/catalogue/list/ProductCardView';
import {ArrowLink} from '~/ui/ArrowLink';
import {EarlyLink} from '~/ui/EarlyLink';
import {HeroVideo} from './HeroVideo';
import {Paragraphs, SectionImage} from './parts';
import type {SectionProps, ShownFilm} from './section';

/** What a page opens with. */
export function Hero({section, isFirst}: SectionProps) {
  const {frame, heading, text, link, more, lines = [], picture, sale} = section;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={frame}>
      <div>
        <Heading className="text-4xl sm:text-5xl lg:text-6xl">{heading}</Heading>
        <Paragraphs text={text} className="mt-5 max-w-xl text-lg text-ink-soft md:text-xl" />
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          {link && (
            <EarlyLink to={link.href} className="btn btn-primary px-9 text-lg">
              {link.label}
            </EarlyLink>
          )}
          {more && <ArrowLink link={more} />}
        </div>
        {sale && (
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <div>
              {sale.item.name}
              <Stars rating={sale.rating} />
            </div>
            <Add item={sale.item} className="btn btn-secondary min-h-11 px-5" />
          </div>
        )}
        <p className="mt-8 text-sm text-ink-soft">{lines.join(' · ')}</p>
      </div>
      {picture && <HeroFilm picture={picture} film={section.film} />}
    </section>
  );
}

const savesData = () =>
  'connection' in navigator &&
  Boolean((navigator.connection as {saveData?: boolean} | null)?.saveData);

/** The picture first; the silent film over it once the page has loaded, for those who want movement. */
function HeroFilm({picture, film}: {picture: SectionPicture; film: ShownFilm | undefined}) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!film || savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = () => setWanted(true);
    if (document.readyState === 'complete') return start();
    window.addEventListener('load', start, {once: true});
    return () => window.removeEventListener('load', start);
  }, [film]);
  return (
    <div className="relative overflow-hidden rounded-3xl bg-sand shadow-lifted">
      <SectionImage
        picture={picture}
        isPriority
        sizes="(min-width: 1200px) 620px, (min-width: 1024px) 52vw, 92vw"
        className="aspect-[1280/880] w-full object-cover"
      />
      {film && isWanted && <HeroVideo film={film} />}
    </div>
  );
}
