/** Of buttons and parts that every room has. */
export const controlLabels = {
  close: 'Close',
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
} as const;
