import {cartWords} from '~/content/labels/cart';
import {serverCartMessages} from '~/content/messages/server-cart';
import {inLanguage} from '~/content/language-paths';
import {Alert} from '~/ui/Alert';

/** In the place of what cannot be priced without the shop; the page is asked for anew by its own link. */
export const ShopAway = ({path}: {path: string}) => (
  <Alert className="mt-6">
    {serverCartMessages.shopAway}{' '}
    <a href={inLanguage(path)} className="font-semibold underline underline-offset-4">
      {cartWords.tryAgain}
    </a>
  </Alert>
);
