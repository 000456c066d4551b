import {Image} from '~/ui/Image';
import type {ShownCard} from '~/content/site-picture.server';

const columns = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

interface Props {
  cards: readonly ShownCard[];
  inRow: keyof typeof columns;
  /** Steps have an order, which is shown. */
  isOrdered?: boolean;
}

/** Cards of a heading and a short text, with a picture where they have one. */
export function PictureCards({cards, inRow, isOrdered = false}: Props) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-6 ${columns[inRow]}`}>
      {cards.map(({title, text, picture}, place) => (
        <li key={title} className="card overflow-hidden">
          {picture && (
            <Image
              picture={picture}
              alt=""
              sizes="(min-width: 1200px) 370px, (min-width: 768px) 31vw, 92vw"
              className="aspect-4/3 w-full object-cover object-[50%_36%]"
            />
          )}
          <div className="p-6 md:p-7">
            {isOrdered && (
              <span
                aria-hidden="true"
                className="mb-4 grid size-9 place-items-center rounded-full bg-sage font-semibold text-leaf-dark"
              >
                {place + 1}
              </span>
            )}
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
