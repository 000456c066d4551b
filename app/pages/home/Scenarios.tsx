import {ArrowLink} from '~/ui/ArrowLink';
import type {HomeCopy, Scenario} from '~/content/home';

function ScenarioCard({scenario: {icon, title, text, link}}: {scenario: Scenario}) {
  return (
    <li className="card relative flex flex-col p-6 md:p-7">
      <span className="grid size-12 place-items-center rounded-full bg-sage-light max-sm:absolute md:size-14">
        <img src={`/icons/${icon}.svg`} alt="" width={30} height={30} loading="lazy" />
      </span>
      <h3 className="text-xl max-sm:flex max-sm:min-h-12 max-sm:items-center max-sm:pl-16 sm:mt-5">
        {title}
      </h3>
      <p className="mt-2 mb-3 text-ink-soft">{text}</p>
      <ArrowLink link={link} className="mt-auto" />
    </li>
  );
}

/** Six situations a shopper may recognize. */
export function Scenarios({heading, intro, items, note}: HomeCopy['scenarios']) {
  return (
    <section className="py-16 md:py-24">
      <div className="container-page">
        <h2 className="text-3xl md:text-4xl">{heading}</h2>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">{intro}</p>
        <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((scenario) => (
            <ScenarioCard key={scenario.id} scenario={scenario} />
          ))}
        </ul>
        <p className="mt-6 max-w-3xl text-sm text-ink-soft">{note}</p>
      </div>
    </section>
  );
}
