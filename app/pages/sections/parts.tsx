import type {ReactNode} from 'react';
import type {SectionPicture} from '~adapters/content';
import {Image} from '~/ui/Image';
import type {ShownSection} from './section';

interface PictureProps {
  picture: SectionPicture | undefined;
  sizes: string;
  className: string;
  isPriority?: boolean;
}

/** A section's picture, cut so that what its owner wants seen stays. */
export const SectionImage = ({picture, className, ...props}: PictureProps) =>
  picture && (
    <Image {...props} picture={picture} className={`${className} ${picture.focus ?? ''}`} />
  );

interface TextProps {
  text: readonly string[];
  className: string;
}

export const Paragraphs = ({text, className}: TextProps) =>
  text.map((paragraph) => (
    <p key={paragraph} className={className}>
      {paragraph}
    </p>
  ));

interface HeadedProps {
  section: ShownSection;
  children: ReactNode;
}

/** A section of a heading, a few words and what is shown below them. */
export const Headed = ({section: {frame, heading, text}, children}: HeadedProps) => (
  <section className={frame}>
    <div className="container-page">
      {heading && <h2 className="text-3xl md:text-4xl">{heading}</h2>}
      <Paragraphs text={text} className="mt-4 max-w-2xl text-lg text-ink-soft" />
      {children}
    </div>
  </section>
);
