import {unexpectedError} from '~/content/connection';

export const accountMessages = {
  notOpen: 'Todavía no se pueden abrir cuentas. Vuelva pronto.',
  emailInvalid: 'Escriba un correo electrónico válido',
  passwordTooShort: 'La contraseña debe tener al menos 8 caracteres',
  passwordNeedsUppercase: 'La contraseña debe tener al menos una letra mayúscula',
  passwordNeedsNumber: 'La contraseña debe tener al menos un número',
  passwordNeedsSpecial: 'La contraseña debe tener al menos un carácter especial',
  alreadyRegistered: 'Ya hay una cuenta con este correo electrónico. Inicie sesión con ella.',
  invalidCredentials: 'El correo electrónico o la contraseña no coinciden. Inténtelo de nuevo.',
  unexpected: unexpectedError,
  confirmationSent: '¡Le enviamos el correo de confirmación! Revise su bandeja de entrada.',
  confirmationFailed: 'No pudimos enviar el correo de confirmación. Inténtelo más tarde.',
  wrongPassword:
    'Esa no es la contraseña de esta cuenta. Inténtelo de nuevo o elija abajo una contraseña nueva.',
  signInLinkSent:
    'Se probaron demasiadas contraseñas incorrectas con este correo electrónico. Si tiene una cuenta, le enviamos un enlace para iniciar sesión.',
  confirmFirst: 'Confirme primero su correo electrónico: el enlace está en su bandeja de entrada.',
  passwordRequired: 'Escriba su contraseña',
  checkInbox: '¡Ya casi está! Revise su bandeja de entrada y confirme su correo electrónico.',
  emailConfirmed: '¡Gracias! Su correo electrónico está confirmado.',
  resetSent:
    'Si hay una cuenta con este correo electrónico, va en camino un enlace para elegir una contraseña nueva.',
  passwordChanged: 'Su contraseña quedó cambiada.',
  linkExpired: 'Este enlace ya no es válido. Pida uno nuevo.',
  tooManyTries: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  pleaseWait: 'Espere...',
  sending: 'Enviando...',
};

/** Said by the server alone. */
export const passwordTooCommon =
  'Esta contraseña es de las primeras que cualquiera probaría. Elija otra.';
