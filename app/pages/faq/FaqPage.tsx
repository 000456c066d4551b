import {Link} from 'react-router';
import {PageHeading} from '~/ui/PageHeading';
import {FdaDisclaimer} from '~/ui/FdaDisclaimer';
import {OwnersText} from '~/pages/owner/OwnersText';
import type {faqPageOf} from './faq-page.server';
import {ArrowLink} from '~/ui/ArrowLink';
import {Disclosure} from '~/ui/Disclosure';
import type {FaqEntry} from '~/content/faq';

type FaqPageData = Awaited<ReturnType<typeof faqPageOf>>;

export function FaqPage({page}: {page: FaqPageData}) {
  const {title, intro, text, entries, closing} = page;
  return (
    <div className="container-page grid gap-10 py-12 md:py-16 lg:grid-cols-[20rem_1fr] lg:gap-16">
      <div className="contents lg:sticky lg:top-28 lg:block lg:h-fit">
        <PageHeading title={title} intro={intro} />
        <aside className="card p-6 max-lg:order-last lg:mt-10">
          <h2 className="text-xl">{closing.heading}</h2>
          <p className="mt-2 text-ink-soft">{closing.text}</p>
          <Link to={closing.link.href} className="btn btn-primary mt-5">
            {closing.link.label}
          </Link>
        </aside>
      </div>
      <div>
        {text.length > 0 && (
          <div className="mb-10">
            <OwnersText parts={text} />
          </div>
        )}
        <FaqList entries={entries} />
        <FdaDisclaimer isNeeded={page.isAboutHealth} className="mt-8" />
      </div>
    </div>
  );
}

/** Questions that open and close without JavaScript. */
function FaqList({entries}: Pick<FaqPageData, 'entries'>) {
  return (
    <div className="border-t border-line">
      {entries.map((entry, place) => (
        <div key={entry.id} id={entry.id}>
          <Disclosure title={entry.question} level={2} isOpen={place === 0}>
            {'parts' in entry ? <OwnersText parts={entry.parts} /> : <Answer entry={entry} />}
          </Disclosure>
        </div>
      ))}
    </div>
  );
}

const Answer = ({entry: {answer, link}}: {entry: FaqEntry}) => (
  <>
    <div className="prose-shop max-w-2xl">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    {link && <ArrowLink link={link} className="mt-1" />}
  </>
);
