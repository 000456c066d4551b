/** What came of cancelling an order; `over`: it is sent, or its time is. */
export interface CancelAnswer {
  cancelling: 'cancelled' | 'over' | 'failed';
}

export const notCancelled: CancelAnswer = {cancelling: 'failed'};

/** The button's and its page's name in an address and a form. */
export const cancelIntent = 'cancel';
