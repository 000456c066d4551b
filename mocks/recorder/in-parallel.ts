/** Does the work for every item, so many at a time. After the first failure nothing new is begun. */
export async function inParallel<Item>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  async function go() {
    for (;;) {
      const item = waiting.shift();
      if (item === undefined || failures.length > 0) return;
      await work(item).catch((thrown: unknown) => void failures.push(thrown));
    }
  }
  await Promise.all(Array.from({length: atATime}, go));
  if (failures.length > 0) throw failures[0];
}

export const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({length: Math.ceil(items.length / size)}, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
