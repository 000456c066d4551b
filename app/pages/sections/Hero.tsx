import {useEffect, useState} from 'react';
import type {SectionPicture} from '~adapters/content';
import {cartFields, cartPath} from '~/cart/cart-form';
import {useCartStore} from '~/cart/cart-store';
import {inLanguage} from '~/content/language-paths';
import {ArrowLink} from '~/ui/ArrowLink';
import {EarlyLink} from '~/ui/EarlyLink';
import {HeroVideo} from './HeroVideo';
import {Paragraphs, SectionImage} from './parts';
import type {SectionProps, ShownFilm, ShownSale} from './section';

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
        {sale && <Sale {...sale} />}
        <p className="mt-8 text-sm text-ink-soft">{lines.join(' · ')}</p>
      </div>
      {picture && <HeroFilm picture={picture} film={section.film} />}
    </section>
  );
}

/** What is on its picture: price, stars, and into the cart by one press. */
function Sale({item, price, rating, add}: ShownSale) {
  return (
    <form
      method="post"
      action={inLanguage(cartPath)}
      className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        const {addItem, openCart} = useCartStore.getState();
        addItem(item);
        openCart();
      }}
    >
      <p>
        {item.name} <b>{price}</b>
        {rating && (
          <span className="block text-sm text-ink-soft">
            <meter className="stars" max={5} value={rating.average} aria-hidden="true" />{' '}
            {rating.words}
          </span>
        )}
      </p>
      <button
        name={cartFields.item}
        value={item.id}
        className="btn btn-secondary min-h-11 px-5"
        aria-label={`${add}: ${item.name}`}
      >
        {add}
      </button>
    </form>
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
