import {Link} from 'react-router';
import {ArrowLink} from '~/ui/ArrowLink';
import {Disclosure} from '~/ui/Disclosure';
import {Image} from '~/ui/Image';
import blocks from '~/pages/owner/blocks.css?url';
import {Offers} from './Products';
import {Seals} from './Seals';
import {Headed} from './parts';
import type {SectionProps, SectionsProps, ShownSection} from './section';
import Sections from './Sections';

/** Sections of every kind, which pages fetch that have some. */
export const AllSections = (props: SectionsProps) => (
  <>
    <link rel="stylesheet" href={blocks} precedence="blocks" />
    <Sections {...props} More={MoreSections} />
  </>
);

/** What the built-in home page has no section for. */
const MoreSections = ({section}: SectionProps) => (
  <Headed section={section}>
    <Shown {...section} />
    {section.link && <ArrowLink link={section.link} className="mt-6" />}
  </Headed>
);

function Shown({heading, items = [], offers = [], questions = [], texts = [], kind}: ShownSection) {
  if (kind === 'offers') return <Offers offers={offers} />;
  if (kind === 'seals') return <Seals items={items} />;
  if (kind === 'quotes') return <Quotes items={items} />;
  if (kind === 'questions')
    return (
      <div className="mt-6 max-w-3xl">
        {questions.map(({id, question, answer}) => (
          <Disclosure key={id} title={question} level={heading ? 3 : 2}>
            {answer.map((paragraph) => (
              <p key={paragraph} className="text-ink-soft not-first:mt-3">
                {paragraph}
              </p>
            ))}
          </Disclosure>
        ))}
      </div>
    );
  return <Texts texts={texts} heading={heading} />;
}

const Quotes = ({items = []}: Pick<ShownSection, 'items'>) => (
  <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
    {items.map(({heading, text}) => (
      <li key={text} className="card p-6 md:p-7">
        <figure>
          <blockquote className="font-display text-xl text-ink">{text}</blockquote>
          <figcaption className="mt-4 text-sm text-ink-soft">{heading}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
);

/** Pages of texts, as cards. */
function Texts({texts = [], heading}: Pick<ShownSection, 'texts' | 'heading'>) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {texts.map(({href, title, text, picture, lang}) => (
        <li key={href} lang={lang} className="card group relative overflow-hidden">
          <Image
            picture={picture}
            alt=""
            sizes="(min-width: 1200px) 370px, (min-width: 640px) 45vw, 92vw"
            className="aspect-3/2 w-full object-cover"
          />
          <div className="p-6">
            <Title className="text-xl">
              <Link to={href} className="after:absolute after:inset-0 group-hover:text-leaf">
                {title}
              </Link>
            </Title>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
