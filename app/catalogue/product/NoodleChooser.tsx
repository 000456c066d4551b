import {cartFields} from '~/cart/cookie-cart/cart-form';
import {noodleNotes, noodleTypes} from '~/content/offers';
import type {NoodleType} from '~/content/noodle-types';
import {catalogueProductWords} from '~/content/labels/catalogue-product';
import {ChoiceChips} from './ChoiceChips';

interface Props {
  /** What the page opens with. */
  first: NoodleType | null;
  error: string | null;
}

const options = noodleTypes.map((type) => ({value: type, label: type, note: noodleNotes[type]}));

/** The free single-pack sample that comes with the bundle. */
export const NoodleChooser = (props: Props) => (
  <ChoiceChips
    id="noodle-sample"
    legend={catalogueProductWords.chooseNoodle}
    name={cartFields.noodles}
    options={options}
    {...props}
  />
);
