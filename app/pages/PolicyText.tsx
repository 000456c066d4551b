import {ArrowLink} from '~/ui/ArrowLink';
import {type Policy, lastUpdated, whichTextCounts} from '~/content/policy';
import {onThisPageLabel} from '~/content/labels/controls';
import {languageTag} from '~/content/language';
import {PageHeading} from '~/ui/PageHeading';
import {TextBlocks} from '~/ui/sections/TextBlocks';

const day = {dateStyle: 'long', timeZone: 'UTC'} as const;

function Contents({sections}: Pick<Policy, 'sections'>) {
  return (
    <nav
      aria-label={onThisPageLabel}
      className="h-fit lg:sticky lg:top-28 lg:border-s lg:border-line lg:ps-6"
    >
      <h2 className="font-sans text-sm font-semibold">{onThisPageLabel}</h2>
      <ul className="mt-2">
        {sections.map(({id, heading}) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1.5 text-ink-soft underline-offset-4 hover:text-leaf hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Terms, privacy, shipping and refund share this page. */
export function PolicyText({policy: {title, updated, intro, sections}}: {policy: Policy}) {
  return (
    <div className="container-page py-12 md:py-16">
      <PageHeading title={title} intro={intro}>
        {whichTextCounts && <p className="mt-4 font-semibold">{whichTextCounts}</p>}
        <p className="mt-4 text-sm text-ink-soft">
          {lastUpdated}{' '}
          <time dateTime={updated}>{new Date(updated).toLocaleDateString(languageTag, day)}</time>
        </p>
      </PageHeading>
      <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-[1fr_18rem] lg:gap-16">
        <div className="max-w-2xl space-y-10 max-lg:order-last">
          {sections.map(({id, heading, blocks, links}) => (
            <section key={id} id={id}>
              <h2 className="mb-3 text-2xl">{heading}</h2>
              <TextBlocks blocks={blocks} />
              {links?.map((link) => (
                <ArrowLink key={link.href} link={link} className="mt-1 me-6" />
              ))}
            </section>
          ))}
        </div>
        <Contents sections={sections} />
      </div>
    </div>
  );
}
