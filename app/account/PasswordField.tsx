import {useState, type ComponentProps} from 'react';
import {TextField} from '~/ui/fields/Field';
import {authLabels} from '~/content/account';
import {useHasHydrated} from '~/cart/store-hydration';

type Props = Omit<ComponentProps<typeof TextField>, 'type'>;

/** A password with a button that shows it; without scripts there is no button. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  const hasScripts = useHasHydrated();
  return (
    <div className="relative">
      <TextField
        name="password"
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pe-24"
        spellCheck={false}
        autoCapitalize="none"
      />
      {hasScripts && (
        <button
          type="button"
          aria-label={isShown ? authLabels.hidePassword : authLabels.showPassword}
          className="absolute top-8 end-1 min-h-11 rounded-lg px-3 text-sm font-semibold text-leaf hover:underline"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? authLabels.hide : authLabels.show}
        </button>
      )}
    </div>
  );
}
