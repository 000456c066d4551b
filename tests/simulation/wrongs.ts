/** What is wrong, and in which book. */
export interface Wrong {
  book: string;
  says: string;
}

/** The first that is wrong in each book. */
export function listWrongs() {
  const wrongs: Wrong[] = [];
  const find = (book: string, says: string) => {
    if (!wrongs.some((wrong) => wrong.book === book)) wrongs.push({book, says});
  };
  return {
    wrongs,
    find,
    /** What is given once: the answer counts each time. */
    onlyOnce: () => {
      const given = new Map<string, number>();
      return (book: string, thing: string, orderId: number): void => {
        const before = given.get(thing);
        if (before) find(book, `${thing}: order ${before} has it, and so has ${orderId}`);
        given.set(thing, orderId);
      };
    },
  };
}
