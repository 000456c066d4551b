import {Link} from 'react-router';
import {useOwnPrices} from '~/cart/codes/own-price';
import type {ResultGroup, SiteResult} from '~/catalogue/list/found-group';
import {formatPrice} from '~/content/labels/price';

export const optionId = (path: string) => `found-${path}`;

interface Props {
  groups: ResultGroup[];
  /** The list of all that was found, where not all is here. */
  more: SiteResult[];
  activePath: string | null;
  onChoose: () => void;
}

function Option({
  result,
  isActive,
  onChoose,
}: {result: SiteResult; isActive: boolean} & Pick<Props, 'onChoose'>) {
  const {title, path, price, picture} = result;
  const toOwn = useOwnPrices();
  return (
    <Link
      role="option"
      id={optionId(path)}
      aria-selected={isActive}
      tabIndex={-1}
      to={path}
      onClick={onChoose}
      className="flex min-h-12 items-center gap-3 rounded-lg px-3 py-1.5 hover:bg-sage-light aria-selected:bg-sage"
    >
      {picture && (
        <img
          src={picture}
          alt=""
          width={40}
          height={40}
          className="size-10 rounded-md object-cover"
        />
      )}
      <span className="min-w-0 flex-1">{title}</span>
      <span className="text-sm text-ink-soft figures">
        {price !== null && formatPrice(toOwn(price))}
      </span>
    </Link>
  );
}

/** What was found, by kind, and the way to all of it; the field above says which one the keyboard is at. */
export function SearchResults({groups, more, activePath, onChoose}: Props) {
  const toOption = (result: SiteResult) => (
    <Option
      key={result.path}
      result={result}
      isActive={result.path === activePath}
      onChoose={onChoose}
    />
  );
  return (
    <>
      {groups.map(({heading, results}) => (
        <div key={heading} role="group" aria-label={heading} className="py-1">
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-soft">
            {heading}
          </p>
          {results.map(toOption)}
        </div>
      ))}
      <div className="font-semibold">{more.map(toOption)}</div>
    </>
  );
}
