import {ClosingCall} from '~/pages/ClosingCall';
import {PageHeading} from '~/pages/PageHeading';
import {PictureCards} from '~/pages/PictureCards';
import {SectionText} from '~/pages/SectionText';
import {Image} from '~/ui/Image';
import {about} from '~/content/about';
import {pageMeta} from '~/platform/seo';
import {toShownCard, toShownSection} from '~/content/shown-text.server';
import {sitePicture} from '~/content/site-picture.server';
import type {Route} from './+types/about';

const toSection = (id: 'mission' | 'vision' | 'story') => {
  const {heading, paragraphs, picture} = {picture: undefined, ...about[id]};
  return toShownSection({id, heading, blocks: paragraphs, ...(picture ? {picture} : {})});
};

export function loader({context}: Route.LoaderArgs) {
  return {
    title: about.title,
    intro: about.intro,
    picture: sitePicture('kitchen'),
    sections: [toSection('mission'), toSection('story')],
    vision: about.vision,
    values: {heading: about.values.heading, cards: about.values.cards.map(toShownCard)},
    closing: about.closing,
    meta: pageMeta({...about.meta, path: '/about', siteUrl: context.siteUrl}),
  };
}

export const meta: Route.MetaFunction = ({loaderData}) => loaderData?.meta ?? [];

function Vision({heading, paragraphs}: {heading: string; paragraphs: readonly string[]}) {
  return (
    <section className="bg-leaf-dark py-16 text-center text-white md:py-20">
      <div className="container-page max-w-4xl">
        <h2 className="font-sans text-sm font-semibold tracking-wide text-sage uppercase">
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

export default function About({loaderData}: Route.ComponentProps) {
  const {title, intro, picture, sections, vision, values, closing} = loaderData;
  const [mission, story] = sections;
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
        <section>
          <h2 className="mb-8 text-3xl md:text-4xl">{values.heading}</h2>
          <PictureCards cards={values.cards} inRow={3} />
        </section>
        <ClosingCall {...closing} />
      </div>
    </>
  );
}
