/** The field that says which country's fields a form shows: sent with another country it is shown that one's. */
export const shownCountry = 'fieldsOf';
