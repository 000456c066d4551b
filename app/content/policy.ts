import type {PageMeta, TextSection} from './text';

export const lastUpdated = 'Last updated';

/** On top of a translation; empty in the shop's own language. */
export const whichTextCounts: string = '';

export interface Policy {
  meta: PageMeta;
  title: string;
  /** ISO date of the last change. */
  updated: string;
  intro: readonly string[];
  sections: readonly TextSection[];
}

export const policiesUpdated = '2026-11-30';
