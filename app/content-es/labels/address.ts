/** The fields of a postal address, at checkout and in the account. */
export const addressLabels = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  address1: 'Dirección',
  address2: 'Apartamento, suite (opcional)',
  zipCode: 'Código postal',
  city: 'Ciudad',
  state: 'Estado',
  country: 'País',
  countryHint: 'Vendemos solo en Estados Unidos.',
  phone: 'Teléfono (opcional)',
  unitedStates: 'Estados Unidos',
};

/** What else the shop asks at checkout. */
export const moreHeading = 'Información adicional';
export const chooseAnswer = 'Elija una respuesta';

export const regionLabels = {
  choose: 'Elija un estado',
  states: 'Estados',
  territories: 'Distrito, territorios, fuerzas armadas',
};
