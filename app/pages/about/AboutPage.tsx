import {ClosingCall} from '~/pages/ClosingCall';
import {PageHeading} from '~/ui/PageHeading';
import {Image} from '~/ui/Image';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {PictureCards} from '~/ui/sections/PictureCards';
import {SectionText} from '~/ui/sections/SectionText';
import type {aboutPage} from './about-page.server';

type AboutPageData = ReturnType<typeof aboutPage>;

function Vision({heading, paragraphs}: {heading: string; paragraphs: readonly string[]}) {
  return (
    <section className="bg-deep py-16 text-center text-white md:py-20">
      <div className="container-page max-w-4xl">
        <h2 className="font-sans text-sm font-semibold tracking-wide text-white uppercase">
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p
            key={paragraph}
            className="mt-5 font-display text-2xl leading-snug text-balance md:text-3xl"
          >
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

export function AboutPage({page}: {page: AboutPageData}) {
  const {title, intro, picture, mission, story, vision, values, closing} = page;
  return (
    <>
      <div className="container-page space-y-16 py-12 md:space-y-24 md:py-16">
        <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
          <PageHeading title={title} intro={intro} />
          <Image
            picture={picture}
            isPriority
            sizes="(min-width: 1200px) 540px, (min-width: 1024px) 45vw, 92vw"
            className="aspect-[1280/880] w-full rounded-3xl object-cover"
          />
        </div>
        {mission && <SectionText section={mission} />}
      </div>
      <Vision {...vision} />
      <div className="container-page space-y-16 pt-16 md:space-y-24 md:pt-24">
        {story && <SectionText section={story} isPictureLast />}
        {values.cards.length > 0 && (
          <section>
            <h2 className="mb-8 text-3xl md:text-4xl">{values.heading}</h2>
            <PictureCards cards={values.cards} inRow={3} />
          </section>
        )}
        <FdaDisclaimer isNeeded={page.isAboutHealth} className="mx-auto max-w-3xl" />
        <ClosingCall {...closing} />
      </div>
    </>
  );
}
