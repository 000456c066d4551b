export const fieldMessages = {
  missing: 'Complete este campo.',
  notChosen: 'Elija una opción.',
  noEmail: 'Ingrese un correo electrónico, como nombre@example.com.',
  tooLittle: (least: string) => `Ingrese ${least} o más.`,
  tooMuch: (most: string) => `Ingrese ${most} o menos.`,
  wrong: 'Revise lo que ingresó aquí.',
};
