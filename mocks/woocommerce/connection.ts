import {GraphQLError} from 'graphql';
import {fromCursor, toCursor} from './ids';

export interface PageArguments {
  first?: number | null;
  after?: string | null;
}

interface PageOptions<Item> {
  idOf: (item: Item) => number;
  /** Items that a visitor may not see are taken out after the page was cut, as the real shop does. */
  isVisible?: (item: Item) => boolean;
  /** What follows the item at that place. */
  itemsAfter?: (items: Item[], place: number) => Item[];
}

const usualSize = 10;
const largestSize = 100;

/** A page as WPGraphQL cuts it: no `first` means 10 and never a next page; an unknown cursor means page 1. */
export function toConnection<Item, Node>(
  items: Item[],
  {first, after}: PageArguments,
  toNode: (item: Item) => Node,
  {idOf, isVisible = () => true, itemsAfter = restOf}: PageOptions<Item>,
) {
  if ((first ?? 0) < 0) throw new GraphQLError('first must be a positive integer.');
  const size = Math.min(first || usualSize, largestSize);
  const id = after ? fromCursor(after) : null;
  const place = items.findIndex((item) => idOf(item) === id);
  const rest = place === -1 ? items : itemsAfter(items, place);
  const visible = rest.slice(0, size).filter(isVisible);
  return {
    nodes: visible.map(toNode),
    pageInfo: {
      hasNextPage: Boolean(first) && rest.length > size,
      hasPreviousPage: place !== -1,
      startCursor: cursorOf(visible.at(0), idOf),
      endCursor: cursorOf(visible.at(-1), idOf),
    },
  };
}

const restOf = <Item>(items: Item[], place: number) => items.slice(place + 1);

const cursorOf = <Item>(item: Item | undefined, idOf: (item: Item) => number) =>
  item === undefined ? null : toCursor(idOf(item));

/** The first nodes of a list that has no cursors of interest. */
export const firstOf = <Node>(nodes: Node[], {first}: PageArguments) => ({
  nodes: nodes.slice(0, Math.min(first || usualSize, largestSize)),
});
