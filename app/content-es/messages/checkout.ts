const addressParts = {
  firstName: 'El nombre',
  lastName: 'El apellido',
  address1: 'La dirección',
  address2: 'La segunda línea de la dirección',
  city: 'La ciudad',
  state: 'El estado',
  zipCode: 'El código postal',
  country: 'El país',
  phone: 'El teléfono',
};

/** In this order: the first that fails is shown and its field takes the focus (rules: The checkout's checks in order). */
export const checkoutMessages = {
  firstNameRequired: 'Escriba su nombre',
  lastNameRequired: 'Escriba su apellido',
  emailRequired: 'Escriba su correo electrónico',
  addressRequired: 'Escriba su dirección',
  cityRequired: 'Escriba su ciudad',
  stateRequired: 'Elija su estado',
  zipCodeRequired: 'Escriba su código postal',
  emailInvalid: 'El correo electrónico no está completo: revíselo',
  nameOnCardRequired: 'Escriba el nombre que está en la tarjeta',
  cardNumberRequired: 'Escriba el número de la tarjeta',
  expiryDateRequired: 'Escriba la fecha de vencimiento',
  cvvRequired: 'Escriba el CVV',
  cardNumberLength: 'El número de la tarjeta es demasiado corto o largo: revíselo',
  cardNumberDigits: 'Escriba el número de la tarjeta solo con dígitos',
  expiryDateFormat: 'Escriba la fecha de vencimiento como MM/AA',
  cvvFormat: 'Escriba los 3 o 4 dígitos del CVV',
  cardExpired: 'Esta tarjeta está vencida: use otra',
  // What a complete address may still be refused for.
  tooLong: (part: keyof typeof addressParts, letters: number) =>
    `${addressParts[part]} puede tener ${letters} letras como máximo: use menos`,
  country: 'Solo enviamos dentro de Estados Unidos',
  state: 'Elija un estado de Estados Unidos',
  zipCode: 'El código postal debe tener 5 dígitos',
};

/** Before a sentence about the other address. */
export const billingPrefix = 'Dirección de facturación: ';
