interface Units {
  quantity: number;
  name: string;
}

const unitsOf = ({quantity, name}: Units) => `${quantity} × ${name}`;

export const setAsideWords = {
  heading: 'Tenía en su carrito',
  units: unitsOf,
  sentence: (items: readonly Units[]) => `Tenía en su carrito: ${items.map(unitsOf).join(', ')}.`,
  bringBack: 'Volver a ponerlo en el carrito',
  goes: (items: readonly Units[]) =>
    `Al obtenerla se retira de su carrito: ${items.map(unitsOf).join(', ')}. Queda en la página de su carrito y vuelve con un toque.`,
};
