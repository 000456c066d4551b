export const packageChoice = 'Paquete';

export const bottlesLabel = (bottles: number): string =>
  bottles === 1 ? '1 frasco' : `${bottles} frascos`;
