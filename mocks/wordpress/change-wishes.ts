interface WishFields {
  add?: string[];
  remove?: string[];
}

const most = 100;

/** A wish list as plugin and project change it: what is new in front, each once, the oldest make room. */
export const changeWishes = (
  stored: string[] = [],
  {add = [], remove = []}: WishFields,
): string[] =>
  [...new Set([...add.filter((id) => !stored.includes(id)), ...stored])]
    .filter((id) => !remove.includes(id))
    .slice(0, most);
