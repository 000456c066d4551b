import type {TextLink} from '~/content/text';
import {EarlyLink} from '~/ui/EarlyLink';

interface Props {
  heading: string;
  text: string;
  links: readonly TextLink[];
}

/** How a page of texts ends: one thing to do next, and a few others. */
export function ClosingCall({heading, text, links}: Props) {
  return (
    <section className="rounded-3xl bg-sage-light px-6 py-12 text-center md:px-12 md:py-16">
      <h2 className="text-3xl md:text-4xl">{heading}</h2>
      <p className="mx-auto mt-4 max-w-xl text-lg text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {links.map(({label, href}, place) => (
          <EarlyLink
            key={href}
            to={href}
            className={`btn ${place === 0 ? 'btn-primary' : 'btn-secondary'}`}
          >
            {label}
          </EarlyLink>
        ))}
      </div>
    </section>
  );
}
