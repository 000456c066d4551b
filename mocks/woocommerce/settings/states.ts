/** The states of the United States, as WooCommerce lists them. */
const ofUnitedStates =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AA Armed Forces (AA),AE Armed Forces (AE),AP Armed Forces (AP)';

const ofCanada =
  'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon Territory';

const read = (text: string) =>
  text.split(',').map((each) => ({code: each.slice(0, 2), name: each.slice(3)}));

const known = new Map([
  ['US', read(ofUnitedStates)],
  ['CA', read(ofCanada)],
]);

/** Its states with their codes; of other countries than these the mocked shop knows none. */
export const statesOf = (country: string) => known.get(country) ?? [];
