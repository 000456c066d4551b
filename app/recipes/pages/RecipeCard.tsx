import {Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import type {RecipeCardData} from '~/recipes/recipe-pages.server';
import {EarlyLink} from '~/ui/EarlyLink';

interface Props {
  card: RecipeCardData;
  keyIngredientsLabel: string;
  level: 2 | 3;
  className?: string;
  /** Half the page wide instead of a third. */
  isWide?: boolean;
  /** What a phone shows of its page at once: its picture loads first. */
  isPriority?: boolean;
}

const sizes = '(min-width: 1200px) 370px, (min-width: 1024px) 31vw, (min-width: 640px) 45vw, 92vw';
const wideSizes = '(min-width: 1200px) 560px, (min-width: 640px) 46vw, 92vw';

export function RecipeCard({
  card,
  keyIngredientsLabel,
  level,
  className = '',
  isWide = false,
  isPriority = false,
}: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={`card group relative flex flex-col overflow-hidden ${className}`}>
      <div className="aspect-4/3 overflow-hidden">
        <Image
          picture={card.picture}
          alt=""
          sizes={isWide ? wideSizes : sizes}
          isPriority={isPriority}
          className="size-full object-cover"
        />
      </div>
      <div className="flex flex-1 flex-col p-6">
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <span className="font-semibold text-clay">{card.type}</span>
          <span className="flex items-center gap-1.5 text-ink-soft">
            <Icon name="clock" className="size-4" />
            {card.times}
          </span>
        </p>
        <Heading lang={card.lang} className="mt-2 text-xl">
          <EarlyLink to={card.href} className="after:absolute after:inset-0 hover:text-leaf">
            {card.title}
          </EarlyLink>
        </Heading>
        <p lang={card.lang} className="mt-2 text-ink-soft">
          {card.description}
        </p>
        {card.keyIngredients.length > 0 && (
          <p className="mt-auto pt-4 text-sm text-ink-soft">
            <span className="sr-only">{keyIngredientsLabel}: </span>
            <span lang={card.lang}>{card.keyIngredients.join('\u00A0· ')}</span>
          </p>
        )}
      </div>
    </li>
  );
}
