import {Headed, SectionImage} from './parts';
import type {SectionProps} from './section';

/** Steps or habits, with a picture each. */
export const Steps = ({section}: SectionProps) => (
  <Headed section={section}>
    <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {section.items?.map(({heading, text, picture}) => (
        <li key={heading} className="gap-4 max-sm:flex">
          <SectionImage
            picture={picture}
            sizes="(min-width: 1200px) 270px, (min-width: 1024px) 23vw, (min-width: 640px) 45vw, 33vw"
            className="w-1/3 rounded-3xl object-cover sm:aspect-4/3 sm:w-full"
          />
          <div className="flex-1 sm:mt-4">
            <h3 className="text-xl">{heading}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Headed>
);
