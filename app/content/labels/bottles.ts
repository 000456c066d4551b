/** Of the choice between packages. */
export const packageChoice = 'Package';

/** `1 bottle`, `3 bottles`. */
export const bottlesLabel = (bottles: number): string =>
  bottles === 1 ? '1 bottle' : `${bottles} bottles`;
