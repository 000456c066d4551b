import {LineIcon} from '~/ui/ShellIcon';
import {wishLabel} from '~/content/labels/product-card';
import {inLanguage} from '~/content/language-paths';
import {useWishStore} from './wish-store';

/** Puts a product on the wish list and takes it off: a plain form, until `WishWatch` answers it. */
export function WishHeart({id, name}: {id: string; name: string}) {
  const isWished = useWishStore(({ids}) => ids.includes(id));
  return (
    <form method="post" action={inLanguage('/wish-list')} className="wish-heart">
      <button name="add" value={id} aria-pressed={isWished} aria-label={wishLabel(name)}>
        <LineIcon path="M12 20C-4 10 7 0 12 8c5-8 16 2 0 12Z" />
      </button>
    </form>
  );
}
