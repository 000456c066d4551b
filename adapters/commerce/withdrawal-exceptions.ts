export const withdrawalExceptions = ['sealed', 'perishable'] as const;
/** Why there is no right to withdraw from what is sold: it is sealed, and opened; it is perishable. */
export type WithdrawalException = (typeof withdrawalExceptions)[number];
