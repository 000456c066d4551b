/** Stands around a question to the shop, whose operation it knows by name: times it, and sees it fail. */
export type Instrument = <Answer>(
  operation: string,
  send: () => Promise<Answer>,
) => Promise<Answer>;

export const withoutInstruments: Instrument = (_operation, send) => send();
