import type {ReactNode} from 'react';
import {cartFields, cartPath} from './cart-form';
import {inLanguage} from '~/content/language-paths';

interface Props {
  /** A line's id. */
  item: string;
  onAdd: (fields: FormData) => void;
  className?: string;
  children: ReactNode;
}

/** Puts an item into the cart: in the browser once scripts run, on the server before (rules: Without scripts). */
export const AddForm = ({item, onAdd, className, children}: Props) => (
  <form
    method="post"
    action={inLanguage(cartPath)}
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      onAdd(new FormData(event.currentTarget));
    }}
  >
    <input type="hidden" name={cartFields.item} value={item} />
    {children}
  </form>
);
