import {ArrowLink} from '~/components/ui/ArrowLink';
import type {HomeCopy, Scenario} from '~/content/home';

function ScenarioCard({scenario: {icon, title, text, link}}: {scenario: Scenario}) {
  return (
    <li className="card flex flex-col p-6 md:p-7">
      <span className="grid size-14 place-items-center rounded-full bg-sage-light">
        <img src={`/icons/${icon}.svg`} alt="" width={32} height={32} loading="lazy" />
      </span>
      <h3 className="mt-5 text-xl">{title}</h3>
      <p className="mt-2 mb-4 text-ink-soft">{text}</p>
      <ArrowLink link={link} className="mt-auto" />
    </li>
  );
}

/** Six situations a shopper may recognize (spec 2 §1). */
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
