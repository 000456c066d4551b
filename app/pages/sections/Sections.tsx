import type {ComponentType} from 'react';
import {Claim} from './Claim';
import {Closing} from './Closing';
import {Comparison} from './Comparison';
import {Hero} from './Hero';
import {Products} from './Products';
import {Scenarios} from './Scenarios';
import type {SectionProps, SectionsProps} from './section';
import {Steps} from './Steps';

/** Those of the built-in home page. */
const kinds: Partial<Record<string, ComponentType<SectionProps>>> = {
  hero: Hero,
  steps: Steps,
  products: Products,
  comparison: Comparison,
  claim: Claim,
  scenarios: Scenarios,
  closing: Closing,
};

interface Props extends SectionsProps {
  /** Shows those that it has not. */
  More?: ComponentType<SectionProps>;
}

/** A page's sections in their order, each by the component of its kind (rules: Sections). */
export default function Sections({sections, isFirst = false, More, children}: Props) {
  return sections.map((section, place) => {
    const {kind, around} = section;
    const Kind = kinds[kind] ?? More;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- Sections stay in their places.
      <div key={place} className={around}>
        {Kind && <Kind section={section} isFirst={isFirst && place === 0} />}
        {place === 0 && children}
      </div>
    );
  });
}
