import {ShellIcon} from '~/ui/ShellIcon';
import {wishLabel} from '~/content/labels/product-card';
import {inLanguage} from '~/content/language-paths';
import {useWishStore} from './wish-store';

/** Puts a product on the wish list and takes it off: a plain form, until `WishWatch` answers it. */
export function WishHeart({id, name}: {id: string; name: string}) {
  const isWished = useWishStore(({ids}) => ids.includes(id));
  return (
    HAS.wishes && (
      <form method="post" action={inLanguage('/wish-list')} className="wish-heart">
        <button name="add" value={id} aria-pressed={isWished} aria-label={wishLabel(name)}>
          <ShellIcon name="heart" />
        </button>
      </form>
    )
  );
}
