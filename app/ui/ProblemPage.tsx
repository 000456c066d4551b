import {Link} from 'react-router';
import type {TextLink} from '~/content/text';
import {inLanguage} from '~/content/language-paths';

interface Props {
  title: string;
  message: string;
  links: readonly TextLink[];
  /** The page itself once more, and what the button says: where another try may help. */
  retry?: {path: string; label: string};
}

const look = (isFirst: boolean) => `btn ${isFirst ? 'btn-primary' : 'btn-secondary'}`;

/** What a shopper sees instead of a page: what happened, and ways out. */
export function ProblemPage({title, message, links, retry}: Props) {
  return (
    <div className="container-page py-20 text-center md:py-28">
      <img
        src="/pictures/no-picture-320.webp"
        alt=""
        width={160}
        height={160}
        className="mx-auto size-40 rounded-full"
      />
      <h1 className="mt-8 text-4xl md:text-5xl">{title}</h1>
      <p className="mx-auto mt-4 max-w-xl text-lg text-ink-soft">{message}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {retry && (
          <a href={inLanguage(retry.path)} className={look(true)}>
            {retry.label}
          </a>
        )}
        {links.map(({label, href}, place) => (
          <Link key={href} to={href} className={look(!retry && place === 0)}>
            {label}
          </Link>
        ))}
      </div>
    </div>
  );
}
