import {GraphQLError} from 'graphql';
import {fromCursor, toCursor} from './ids';

export interface PageArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
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
  page: PageArguments,
  toNode: (item: Item) => Node,
  {idOf, isVisible = () => true, itemsAfter = restOf}: PageOptions<Item>,
) {
  const {first, last} = page;
  if ((first ?? 0) < 0) throw new GraphQLError('first must be a positive integer.');
  if ((last ?? 0) < 0) throw new GraphQLError('last must be a positive integer.');
  const size = Math.min(first || last || usualSize, largestSize);
  const placeOf = (cursor: string | null | undefined) => {
    const id = cursor ? fromCursor(cursor) : null;
    return id === null ? -1 : items.findIndex((item) => idOf(item) === id);
  };
  const place = placeOf(page.after);
  const end = placeOf(page.before);
  const rest = place === -1 ? (end === -1 ? items : items.slice(0, end)) : itemsAfter(items, place);
  const isBackwards = Boolean(last) && !first;
  const cut = isBackwards ? rest.slice(-size) : rest.slice(0, size);
  const visible = cut.filter(isVisible);
  const nodes = visible.map(toNode);
  return {
    nodes,
    edges: () => nodes.map((node, index) => ({node, cursor: cursorOf(visible[index], idOf)})),
    found: items.length,
    pageInfo: {
      hasNextPage: isBackwards ? end !== -1 : Boolean(first) && rest.length > size,
      hasPreviousPage: isBackwards ? rest.length > size : place !== -1,
      startCursor: cursorOf(visible.at(0), idOf),
      endCursor: cursorOf(visible.at(-1), idOf),
    },
  };
}

const restOf = <Item>(items: Item[], place: number) => items.slice(place + 1);

const cursorOf = <Item>(item: Item | undefined, idOf: (item: Item) => number) =>
  item === undefined ? null : toCursor(idOf(item));

/** A list whose cursors are places in it. */
export const firstOf = <Node>(nodes: Node[], page: PageArguments) =>
  toConnection(
    nodes.map((node, place) => ({node, place})),
    page,
    ({node}) => node,
    {idOf: ({place}) => place + 1},
  );
