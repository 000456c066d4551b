import type {TextPart} from '~adapters/content';
import type {ShownPart} from './shown-part';

/** The questions of a text, however deep in boxes. */
export const questionsIn = <Part extends TextPart | ShownPart>(
  parts: readonly Part[],
): Extract<Part, {kind: 'question'}>[] =>
  parts.flatMap((part) => {
    if (part.kind === 'question') return [part as Extract<Part, {kind: 'question'}>];
    return part.kind === 'box' ? questionsIn(part.parts as Part[]) : [];
  });
