import type {Picture} from '~adapters/commerce';
import {ArrowLink} from '~/ui/ArrowLink';
import {Image} from '~/ui/Image';
import type {KitPart} from '~/content/explainer';

export type ShownKitPart = Omit<KitPart, 'picture'> & {picture: Picture};

interface Labels {
  whatItIs: string;
  howItWorks: string;
  dosage: string;
}

function Fact({label, text}: {label: string; text: string}) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="mt-0.5 text-ink-soft">{text}</dd>
    </div>
  );
}

/** The three products of the kit, each with its one job. */
export function KitParts({parts, labels}: {parts: readonly ShownKitPart[]; labels: Labels}) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {parts.map((part) => (
        <li key={part.name} className="card flex flex-col overflow-hidden sm:max-lg:flex-row">
          <Image
            picture={part.picture}
            alt=""
            sizes="(min-width: 1200px) 370px, (min-width: 1024px) 31vw, (min-width: 640px) 40vw, 92vw"
            className="aspect-square w-full bg-sand object-cover sm:max-lg:aspect-auto sm:max-lg:w-2/5"
          />
          <div className="flex flex-1 flex-col p-6 md:p-7">
            <h3 className="text-2xl">{part.name}</h3>
            <dl className="mt-4 mb-4 space-y-4">
              <Fact label={labels.whatItIs} text={part.whatItIs} />
              <Fact label={labels.howItWorks} text={part.howItWorks} />
              <Fact label={labels.dosage} text={part.dosage} />
            </dl>
            {part.link && <ArrowLink link={part.link} className="mt-auto" />}
          </div>
        </li>
      ))}
    </ul>
  );
}
