/** Ways of paying after the order: the shop's own method places it, and no page of the shop is needed. */
const offlineMethods = ['cod', 'bacs', 'cheque'] as const;

/** On delivery, by bank transfer, by cheque. */
export type OfflineMethod = (typeof offlineMethods)[number];

export const isOfflineMethod = (id: string): id is OfflineMethod =>
  (offlineMethods as readonly string[]).includes(id);

/** A way of paying that is switched on in the shop; its texts are plain. */
export interface PaymentMethod {
  /** The shop's own name for it. */
  id: string;
  title: string;
  description: string;
  /** What the payer has to do, line by line; empty where there is nothing. */
  instructions: string;
}

/** The same, as it is called on these pages; its instructions line by line. */
export const toSaidMethod = (
  method: PaymentMethod,
  say: (own: string) => string,
): PaymentMethod => ({
  ...method,
  title: say(method.title),
  description: say(method.description),
  instructions: method.instructions.split('\n').map(say).join('\n'),
});

export interface PaymentMethods {
  /** In the shop's order. After a minute they are revalidated behind the answer; the last one is used meanwhile. */
  offered(waitUntil?: (work: Promise<unknown>) => void): Promise<PaymentMethod[]>;
}
