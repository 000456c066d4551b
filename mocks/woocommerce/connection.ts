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
}

const usualSize = 10;
const largestSize = 100;

/** A page as WPGraphQL cuts it: no `first` means 10 and never a next page; an unknown cursor means page 1. */
export function toConnection<Item, Node>(
  items: Item[],
  {first, after}: PageArguments,
  toNode: (item: Item) => Node,
  {idOf, isVisible = () => true}: PageOptions<Item>,
) {
  if ((first ?? 0) < 0) throw new GraphQLError('first must be a positive integer.');
  const size = Math.min(first || usualSize, largestSize);
  const start = startAfter(items, after, idOf);
  const visible = items.slice(start, start + size).filter(isVisible);
  return {
    nodes: visible.map(toNode),
    pageInfo: {
      hasNextPage: Boolean(first) && items.length > start + size,
      hasPreviousPage: start > 0,
      startCursor: cursorOf(visible.at(0), idOf),
      endCursor: cursorOf(visible.at(-1), idOf),
    },
  };
}

function startAfter<Item>(
  items: Item[],
  after: string | null | undefined,
  idOf: (item: Item) => number,
): number {
  const id = after ? fromCursor(after) : null;
  return id === null ? 0 : items.findIndex((item) => idOf(item) === id) + 1;
}

const cursorOf = <Item>(item: Item | undefined, idOf: (item: Item) => number) =>
  item === undefined ? null : toCursor(idOf(item));

/** The first nodes of a list that has no cursors of interest. */
export const firstOf = <Node>(nodes: Node[], {first}: PageArguments) => ({
  nodes: nodes.slice(0, Math.min(first || usualSize, largestSize)),
});
