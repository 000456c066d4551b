import {toCents, type Cents} from '~adapters/commerce/money';
import {freeSampleId} from './constants';

/** The one line that costs nothing (spec 1 §9, rulings 7 and 22). */
export function isFreeSampleId(id: string): boolean {
  return id === freeSampleId;
}

/** The free sample is one piece for nothing, whatever the line says (rulings 7). */
export function asFreeSample<Line extends {unitPrice: Cents; quantity: number}>(line: Line): Line {
  return {...line, unitPrice: toCents(0), quantity: 1};
}
