import {PageHeading} from '~/ui/PageHeading';
import {Image} from '~/ui/Image';
import {PictureCards} from '~/ui/sections/PictureCards';
import type {companionPage} from './companion-page.server';
import {Icon} from '~/ui/Icon';

type CompanionPageData = ReturnType<typeof companionPage>;

function Examples({heading, questions}: {heading: string; questions: readonly string[]}) {
  return (
    <section>
      <h2 className="text-3xl">{heading}</h2>
      <ul className="mt-6 space-y-3">
        {questions.map((question) => (
          <li
            key={question}
            className="w-fit rounded-2xl rounded-bl-sm bg-sage px-5 py-3 text-leaf-dark"
          >
            {question}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CompanionPage({page}: {page: CompanionPageData}) {
  const {copy, picture, features, coachUrl} = page;
  const button = {coachUrl, newWindowHint: copy.newWindowHint, opensSoon: copy.opensSoon};
  return (
    <div className="container-page space-y-16 pt-12 md:space-y-24 md:pt-16">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
        <PageHeading title={copy.title} intro={copy.subtitle}>
          {copy.intro.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-ink-soft">
              {paragraph}
            </p>
          ))}
          <CoachButton label={copy.primaryAction} {...button} />
        </PageHeading>
        <Image
          picture={picture}
          isPriority
          sizes="(min-width: 1200px) 540px, (min-width: 1024px) 45vw, 92vw"
          className="aspect-4/3 w-full rounded-3xl object-cover"
        />
      </div>
      <section>
        <h2 className="mb-8 text-3xl md:text-4xl">{features.heading}</h2>
        <PictureCards cards={features.cards} inRow={4} />
      </section>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-14">
        <Examples {...copy.examples} />
        <section className="card h-fit p-6 md:p-8">
          <h2 className="text-2xl">{copy.limits.heading}</h2>
          {copy.limits.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-ink-soft">
              {paragraph}
            </p>
          ))}
        </section>
      </div>
      <section className="rounded-3xl bg-sage-light px-6 py-12 text-center md:py-16">
        <h2 className="text-3xl md:text-4xl">{copy.closing.heading}</h2>
        <p className="mx-auto mt-4 max-w-xl text-lg text-ink-soft">{copy.closing.text}</p>
        <CoachButton label={copy.closingAction} {...button} />
      </section>
    </div>
  );
}

interface Props {
  label: string;
  /** Null while the shop has configured none: then no dead link is shown. */
  coachUrl: string | null;
  newWindowHint: string;
  opensSoon: string;
}

/** Opens the external companion in a new window. */
function CoachButton({label, coachUrl, newWindowHint, opensSoon}: Props) {
  if (!coachUrl)
    return (
      <p className="mt-7 inline-flex items-center gap-2 rounded-full bg-honey-light px-5 py-3 font-semibold">
        <Icon name="clock" />
        {opensSoon}
      </p>
    );
  return (
    <a href={coachUrl} target="_blank" rel="noopener noreferrer" className="btn btn-primary mt-7">
      {label}
      <Icon name="external" className="size-4" />
      <span className="sr-only">({newWindowHint})</span>
    </a>
  );
}
