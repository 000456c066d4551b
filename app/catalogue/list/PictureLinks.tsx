import {Link} from 'react-router';
import type {Picture} from '~adapters/commerce';
import {Image} from '~/ui/Image';

export interface PictureLink {
  label: string;
  href: string;
  picture: Picture | null;
  isChosen?: boolean;
}

export const pictured =
  'flex size-full items-center gap-3 overflow-hidden rounded-card bg-sand pe-3 text-start font-display leading-snug hover:bg-sage-light aria-[current=true]:bg-leaf aria-[current=true]:text-surface';

export const Pictured = ({label, picture}: Pick<PictureLink, 'label' | 'picture'>) => (
  <>
    <Image picture={picture} alt="" sizes="96px" className="size-16 object-cover sm:size-24" />
    {label}
  </>
);

/** Ways on, each with a picture of what is there. */
export const PictureLinks = ({links}: {links: readonly PictureLink[]}) => (
  <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-3 sm:gap-6">
    {links.map(({href, isChosen, ...shown}) => (
      <li key={href}>
        <Link to={href} aria-current={isChosen} className={pictured}>
          <Pictured {...shown} />
        </Link>
      </li>
    ))}
  </ul>
);
