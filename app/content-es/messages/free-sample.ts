export const freeSampleMessages = {
  notAuthenticated: 'Falta iniciar sesión',
  getYours: 'Obtenga su muestra gratis',
  withBundle:
    'Un paquete gratis de fideos de konjac viene con nuestro kit; no se envía por separado.',
  seeBundle: 'Ver el kit',
};
