import {ArrowLink} from '~/ui/ArrowLink';
import {Headed} from './parts';
import type {SectionProps} from './section';

/** Situations a shopper may recognize. */
export const Scenarios = ({section}: SectionProps) => (
  <Headed section={section}>
    <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {section.items?.map(({icon, heading, text, link}) => (
        <li key={heading} className="card relative flex flex-col p-6 md:p-7">
          {icon && (
            <span className="grid size-12 place-items-center rounded-full bg-sage-light max-sm:absolute md:size-14">
              <img src={`/icons/${icon}.svg`} alt="" width={30} height={30} loading="lazy" />
            </span>
          )}
          <h3 className="text-xl max-sm:flex max-sm:min-h-12 max-sm:items-center max-sm:ps-16 sm:mt-5">
            {heading}
          </h3>
          <p className="mt-2 mb-3 text-ink-soft">{text}</p>
          {link && <ArrowLink link={link} className="mt-auto" />}
        </li>
      ))}
    </ul>
    {section.note && <p className="mt-6 max-w-3xl text-sm text-ink-soft">{section.note}</p>}
  </Headed>
);
