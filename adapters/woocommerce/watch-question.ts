/** Stands around a question to the shop, whose operation it knows by name: times it, and sees it fail. */
export type WatchQuestion = <Answer>(
  operation: string,
  ask: () => Promise<Answer>,
) => Promise<Answer>;

export const unwatched: WatchQuestion = (_operation, ask) => ask();
