import type {ReactNode} from 'react';
import type {ProductLabel} from '~adapters/commerce';
import {labelWords} from '~/content/labels/product';
import {LotReports} from './LotReports';

type Note = readonly [name: string, words: ReactNode, lang?: string | undefined];

/** Names and words; what has no words is left out. */
export const Notes = ({notes}: {notes: readonly Note[]}) => (
  <dl className="max-w-lg text-sm">
    {notes
      .filter(([, words]) => words)
      .map(([name, words, lang]) => (
        <div key={name} className="mt-3">
          <dt className="font-semibold">{name}</dt>
          <dd lang={lang} className="text-ink-soft">
            {words}
          </dd>
        </div>
      ))}
  </dl>
);

/** What a label says beside its facts: allergens first. */
export const LabelNotes = ({
  label: {allergens, storage, certifications, lot, lotReports = [], particulars = [], lang},
  bestBefore,
}: {
  label: ProductLabel;
  /** In words. */
  bestBefore: string | null;
}) => {
  const reports = lotReports.length > 0 && <LotReports reports={lotReports} />;
  return (
    <Notes
      notes={[
        ...particulars.map(({name, html, lang}): Note => [
          name,
          <div key={name} dangerouslySetInnerHTML={{__html: html}} />,
          lang,
        ]),
        [labelWords.allergens, allergens, lang],
        [labelWords.storage, storage, lang],
        [labelWords.certifications, certifications.join(', '), lang],
        [labelWords.lot, lot],
        [labelWords.lotReports, reports],
        [labelWords.bestBefore, bestBefore],
      ]}
    />
  );
};

/** A label's seal: its picture in `/seals`, and the label's own words. */
export interface ShownSeal {
  picture: string;
  words: string;
}

/** What a product's own label says, as pictures (rules: Labels); nothing where it says nothing. */
export function Seals({seals, className = ''}: {seals: readonly ShownSeal[]; className?: string}) {
  if (seals.length === 0) return null;
  return (
    <ul
      aria-label={labelWords.certifications}
      className={`flex flex-wrap gap-4 text-center text-sm font-semibold ${className}`}
    >
      {seals.map(({picture, words}) => (
        <li key={words} className="w-20">
          <img
            src={`/seals/${picture}.svg`}
            alt={words}
            width={80}
            height={80}
            loading="lazy"
            className="mx-auto"
          />
          <span aria-hidden="true" className="mt-1 block leading-snug">
            {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
