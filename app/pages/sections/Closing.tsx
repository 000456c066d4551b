import {EarlyLink} from '~/ui/EarlyLink';
import {Seals} from './Seals';
import {Paragraphs, SectionImage} from './parts';
import type {SectionProps} from './section';

/** How a page ends: one thing to do next, from edge to edge. */
export function Closing({
  section: {frame, heading, text, link, picture, items = []},
}: SectionProps) {
  return (
    <section className={frame}>
      <div className={picture ? 'grid bg-deep text-white md:grid-cols-2' : 'bg-deep text-white'}>
        <div className="flex flex-col items-center justify-center px-5 py-14 text-center md:p-14">
          <h2 className="text-3xl md:text-4xl">{heading}</h2>
          <Paragraphs text={text} className="mt-4 text-lg text-white" />
          {link && (
            <EarlyLink
              to={link.href}
              className="btn mt-8 bg-white px-9 text-lg text-deep hover:underline"
            >
              {link.label}
            </EarlyLink>
          )}
        </div>
        <SectionImage
          picture={picture}
          sizes="(min-width: 768px) 50vw, 100vw"
          className="aspect-4/3 size-full object-cover"
        />
      </div>
      {items.length > 0 && (
        <div className="container-page">
          <Seals items={items} />
        </div>
      )}
    </section>
  );
}
