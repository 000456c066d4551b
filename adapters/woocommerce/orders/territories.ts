/** To WooCommerce these are countries of their own; the Postal Service writes them as states. */
const countries: ReadonlySet<string> = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);

interface Region {
  state: string;
  country: string;
}

/** As WooCommerce stores it. */
export const toWooRegion = ({state, country}: Region): Region =>
  country === 'US' && countries.has(state) ? {state: '', country: state} : {state, country};

/** As it is written on a parcel. */
export const fromWooRegion = ({state, country}: Region): Region =>
  countries.has(country) ? {state: country, country: 'US'} : {state, country};
