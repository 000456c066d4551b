/** Stands on the document that lets the payment service's script in: its policy stays with it. */
export const runsPaymentMark = 'data-runs-payment';
