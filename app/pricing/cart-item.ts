import type {AttributeValue, Cents, SoldAs} from '~adapters/commerce';
import type {NoodleType} from '~/content/noodle-types';

/** The landing offers whose price the server honours (rules: Offers). */
export const offerIds = ['bundle-starter', 'konjac-starter'] as const;

export type OfferId = (typeof offerIds)[number];

/** A line of the cart as the browser keeps it. Its price is for display: the server prices again. */
export interface CartItem {
  /** `pain-free-weight-loss-3`, `nighttime-support-4`, `nighttime-support-2:melatonin-free+with-melatonin`, `womens-multi-vitamin`, `free-sample`, `wp-23`, `wp-23-var-25`, `wp-23-var-25?pa_color=red`, `wp-23-{variationGraphId}`. */
  id: string;
  name: string;
  /** Per unit (a package of a built-in product is one unit). */
  price: Cents;
  /** Struck-through price per unit, when there is one to show. */
  regularPrice?: Cents;
  quantity: number;
  image: string;
  konjacNoodleType?: NoodleType;
  variationId: number | null;
  variationAttributes: AttributeValue[];
  /** Where a click on the line leads. */
  href: string;
  /** How the shop sells it where that is unusual. */
  soldAs?: SoldAs;
  offerId?: OfferId;
}
