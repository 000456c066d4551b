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
    <div className="container-page py-14 text-center md:py-20">
      <img
        src={`/drawn/${retry ? 'short-break' : 'not-found'}.svg`}
        alt=""
        width={240}
        height={180}
        className="mx-auto w-60"
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
