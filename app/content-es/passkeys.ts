/** Signing in by a device's own lock instead of a password. */
export const passkeyLabels = {
  title: 'Llaves de acceso',
  text: 'Inicie sesión con su huella, su rostro o el bloqueo de pantalla en lugar de una contraseña.',
  signIn: 'Iniciar sesión con una llave de acceso',
  signUp: 'Crear con una llave de acceso',
  confirm: 'Confirmar con una llave de acceso',
  add: 'Agregar una llave de acceso',
  name: 'Nombre',
  save: 'Guardar',
  saveName: (name: string) => `Guardar el nombre de ${name}`,
  remove: 'Quitar',
  removeOne: (name: string) => `Quitar ${name}`,
  added: (day: string) => `Agregada el ${day}`,
  used: (day: string) => `último uso el ${day}`,
  againText: 'Para cambiar esto, primero inicie sesión otra vez.',
  again: 'Iniciar sesión otra vez',
  ends: 'Perdí mis llaves de acceso: quítenlas de mi cuenta',
  unavailable: 'No pudimos consultar sus llaves de acceso en este momento. Inténtelo más tarde.',
  cancelled: 'No se usó ninguna llave de acceso. Inténtelo de nuevo.',
  isHere: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
};

const opensNothing =
  'Esta llave de acceso no abre ninguna cuenta aquí. Inténtelo de nuevo o entre de otra manera.';

/** Said by the server alone. */
export const passkeyMessages = {
  passkeyRefused: opensNothing,
  passkeyUnknown: opensNothing,
  nameRequired: 'Escriba un nombre',
  signInAgain: 'Primero inicie sesión otra vez.',
  added: 'Su llave de acceso quedó agregada.',
  renamed: 'El nombre quedó guardado.',
  removed:
    'La llave de acceso quedó quitada. Si su dispositivo aún la ofrece, también puede borrarla allí.',
};
