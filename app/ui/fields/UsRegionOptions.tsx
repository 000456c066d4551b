import {usStates, usTerritories} from '~/content/us-states';
import {regionLabels} from '~/content/labels/address';

const options = (regions: Record<string, string>) =>
  Object.entries(regions).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));

/** The 50 states, and where else the Postal Service delivers. */
export const UsRegionOptions = () => (
  <>
    <option value="">{regionLabels.choose}</option>
    <optgroup label={regionLabels.states}>{options(usStates)}</optgroup>
    <optgroup label={regionLabels.territories}>{options(usTerritories)}</optgroup>
  </>
);
