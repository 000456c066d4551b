/** A pack that holds what its buyer chooses. */
export const mixWords = {
  name: 'Su propia combinación',
  inBox: 'En su caja',
  part: (units: number, name: string) => `${units} ${name}`,
  open: (size: number) => `Combine su propia caja de ${size}`,
  hint: (size: number) =>
    `Elija ${size} en total, al mismo precio. Deje todos los números en 0 para un paquete de un solo tipo.`,
  count: (chosen: number, size: number) => `${chosen} de ${size} elegidos`,
};
