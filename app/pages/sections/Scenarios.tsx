import {ArrowLink} from '~/ui/ArrowLink';
import {Headed} from './parts';
import type {SectionProps} from './section';

/** Situations a shopper may recognize. */
export const Scenarios = ({section}: SectionProps) => (
  <Headed section={section}>
    <ul className="mt-10 grid gap-x-16 lg:grid-cols-2">
      {section.items?.map(({icon, heading, text, link}) => (
        <li key={heading} className="flex gap-4 border-t border-line py-6">
          {icon && (
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sage-light">
              <img src={`/icons/${icon}.svg`} alt="" width={30} height={30} loading="lazy" />
            </span>
          )}
          <div>
            <h3 className="text-xl">{heading}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
            {link && <ArrowLink link={link} />}
          </div>
        </li>
      ))}
    </ul>
    {section.note && <p className="mt-5 max-w-3xl text-sm text-ink-soft">{section.note}</p>}
  </Headed>
);
