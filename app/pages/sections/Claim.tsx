import {ArrowLink} from '~/ui/ArrowLink';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Paragraphs, SectionImage} from './parts';
import type {SectionProps} from './section';

/** A picture beside what the shop says. */
export function Claim({
  section: {frame, heading, text, link, picture, isAboutHealth},
}: SectionProps) {
  return (
    <section className={frame}>
      <div className="container-page grid items-center gap-8 md:grid-cols-2 md:gap-14">
        <SectionImage
          picture={picture}
          sizes="(min-width: 1200px) 540px, (min-width: 768px) 45vw, 92vw"
          className="aspect-4/3 w-full rounded-3xl object-cover"
        />
        <div>
          <h2 className="text-3xl md:text-4xl">{heading}</h2>
          <Paragraphs text={text} className="mt-4 text-lg text-ink-soft" />
          {link && <ArrowLink link={link} className="mt-4" />}
          <FdaDisclaimer isNeeded={!!isAboutHealth} className="mt-5" />
        </div>
      </div>
    </section>
  );
}
