/** What has happened to a cart, said to who may not see it. */
export const changeWords = {
  removed: (name: string) => `Se quitó de su carrito: ${name}.`,
  added: (name: string) => `Se agregó a su carrito: ${name}.`,
  quantity: (name: string, quantity: number) => `${name}: cantidad ${quantity}.`,
  price: (before: string, now: string) => `El precio cambió de ${before} a ${now}.`,
  /** A sentence that says why follows. */
  codeRemoved: (code: string) => `Se quitó el código ${code}.`,
};
