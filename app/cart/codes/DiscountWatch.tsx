import {useDiscountRevalidation} from './revalidate-discount';

/** Keeps a typed code's amount true to the cart. */
export default function DiscountWatch() {
  useDiscountRevalidation();
  return null;
}
