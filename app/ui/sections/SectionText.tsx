import {ArrowLink} from '~/ui/ArrowLink';
import {Image} from '~/ui/Image';
import type {ShownSection} from '~/content/site-picture.server';
import {TextBlocks} from './TextBlocks';

function Words({section: {heading, blocks, links}}: {section: ShownSection}) {
  return (
    <div>
      <h2 className="text-2xl md:text-3xl">{heading}</h2>
      <div className="mt-4">
        <TextBlocks blocks={blocks} />
      </div>
      {links?.map((link) => (
        <ArrowLink key={link.href} link={link} className="mt-2 me-6" />
      ))}
    </div>
  );
}

interface Props {
  section: ShownSection;
  /** On wide screens the picture stands right of the words. */
  isPictureLast?: boolean;
}

/** A heading with its text, beside its picture when it has one. */
export function SectionText({section, isPictureLast = false}: Props) {
  const {id, picture} = section;
  if (!picture)
    return (
      <section id={id} className="max-w-2xl">
        <Words section={section} />
      </section>
    );
  return (
    <section id={id} className="grid items-center gap-8 md:grid-cols-2 md:gap-14">
      <Image
        picture={picture}
        alt=""
        sizes="(min-width: 1200px) 540px, (min-width: 768px) 45vw, 92vw"
        className={`aspect-4/3 w-full rounded-3xl object-cover ${isPictureLast ? 'md:order-last' : ''}`}
      />
      <Words section={section} />
    </section>
  );
}
