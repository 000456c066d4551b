import {toCents, type Cents} from '~adapters/commerce/money';
import {freeSampleId} from './constants';

/** The one line that costs nothing (rules: The free sample). */
export function isFreeSampleId(id: string): boolean {
  return id === freeSampleId;
}

/** The free sample is one piece for nothing, whatever the line says (rules: The free sample). */
export function asFreeSample<Line extends {unitPrice: Cents; quantity: number}>(line: Line): Line {
  return {...line, unitPrice: toCents(0), quantity: 1};
}
