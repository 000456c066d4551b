import {noodleTypes, type NoodleType} from '~/content/noodle-types';

/** What a program calls a thing that it can put into a cart: the cart's id of it, with the noodles that come with it. */
export interface NamedItem {
  id: string;
  konjacNoodleType?: NoodleType;
}

const mark = '~';
const nameOf = (type: NoodleType) => type.toLowerCase().replaceAll(' ', '-');

export const toItemId = ({id, konjacNoodleType}: NamedItem): string =>
  konjacNoodleType ? id + mark + nameOf(konjacNoodleType) : id;

/** With an unknown noodle the complete text is the id, which names nothing then. */
export function readItemId(itemId: string): NamedItem {
  const at = itemId.lastIndexOf(mark);
  const konjacNoodleType = noodleTypes.find((type) => nameOf(type) === itemId.slice(at + 1));
  if (at === -1 || !konjacNoodleType) return {id: itemId};
  return {id: itemId.slice(0, at), konjacNoodleType};
}
