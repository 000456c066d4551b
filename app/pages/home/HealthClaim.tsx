import type {Picture} from '~adapters/commerce';
import {ArrowLink} from '~/ui/ArrowLink';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {Image} from '~/ui/Image';
import type {HomeCopy} from '~/content/home';

interface Props {
  copy: Omit<HomeCopy['healthClaim'], 'picture'>;
  picture: Picture;
}

export function HealthClaim({copy: {heading, paragraphs, link}, picture}: Props) {
  return (
    <section className="bg-sage-light py-16 md:py-24">
      <div className="container-page grid items-center gap-8 md:grid-cols-2 md:gap-14">
        <Image
          picture={picture}
          alt=""
          sizes="(min-width: 1200px) 540px, (min-width: 768px) 45vw, 92vw"
          className="aspect-4/3 w-full rounded-3xl object-cover"
        />
        <div>
          <h2 className="text-3xl md:text-4xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-lg text-ink-soft">
              {paragraph}
            </p>
          ))}
          <ArrowLink link={link} className="mt-4" />
          <FdaDisclaimer className="mt-5" />
        </div>
      </div>
    </section>
  );
}
