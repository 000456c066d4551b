/** From the cart and from what one takes to what adds up. */
export const addsUpLink = {
  path: '/what-adds-up',
  labelsPath: '/functions/adds-up',
  label: 'Check what adds up',
} as const;
