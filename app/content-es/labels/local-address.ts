/** The fields of an address outside the United States, where the shop has no word of that country. */
export const localLabels = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  address1: 'Dirección',
  address2: 'Apartamento, piso',
  zipCode: 'Código postal',
  city: 'Ciudad',
  state: 'Estado o región',
  phone: 'Teléfono',
  country: 'País',
} as const;

export const localAddress = {
  optional: (label: string) => `${label} (opcional)`,
  required: (label: string) => `Falta este dato: ${label}`,
  choose: 'Elija uno',
  chooseCountry: 'Elija un país',
  changeCountry: 'Mostrar los campos de este país',
  loading: 'Cargando los campos de este país…',
  failed: 'No se pudieron cargar los campos de este país.',
  retry: 'Intentar de nuevo',
} as const;
