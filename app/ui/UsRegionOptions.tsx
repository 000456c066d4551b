import {usStates, usTerritories} from '~/content/us-states';

const options = (regions: Record<string, string>) =>
  Object.entries(regions).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));

/** The 50 states, and where else the Postal Service delivers. */
export const UsRegionOptions = () => (
  <>
    <option value="">Choose a state</option>
    <optgroup label="States">{options(usStates)}</optgroup>
    <optgroup label="District, territories, military">{options(usTerritories)}</optgroup>
  </>
);
