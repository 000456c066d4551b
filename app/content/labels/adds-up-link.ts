/** From the cart and from what one takes to what adds up. */
export const addsUpLink = {
  path: '/what-adds-up',
  overPath: '/functions/adds-up',
  label: 'Check what adds up',
} as const;
