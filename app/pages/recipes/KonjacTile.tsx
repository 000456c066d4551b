import type {Picture} from '~adapters/commerce';
import {Image} from '~/ui/Image';
import type {TextLink} from '~/content/text';
import {EarlyLink} from '~/ui/EarlyLink';

interface Props {
  heading: string;
  text: string;
  link: TextLink;
  picture: Picture;
  /** Cards before it: the tile fills the rest of their last row. */
  cardCount: number;
}

const rest = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'];

/** The way on to the konjac recipes, as the last tile of the grid. */
export function KonjacTile({heading, text, link, picture, cardCount}: Props) {
  const isWide = cardCount % 3 !== 2;
  return (
    <li
      className={`flex flex-col overflow-hidden rounded-card bg-leaf-dark text-white ${rest[cardCount % 3]} ${cardCount % 2 === 0 ? 'sm:max-lg:col-span-2' : ''} ${isWide ? 'lg:flex-row' : ''}`}
    >
      <Image
        picture={picture}
        alt=""
        sizes="(min-width: 1024px) 400px, 92vw"
        className={`object-cover ${isWide ? 'lg:h-full lg:min-h-72 lg:w-1/2' : ''} aspect-4/3 w-full lg:aspect-auto`}
      />
      <div className="flex flex-1 flex-col items-start justify-center p-6 md:p-8">
        <h2 className="text-2xl md:text-3xl">{heading}</h2>
        <p className="mt-3 mb-6 text-white/85">{text}</p>
        <EarlyLink to={link.href} className="btn bg-white text-leaf-dark hover:bg-sage-light">
          {link.label}
        </EarlyLink>
      </div>
    </li>
  );
}
