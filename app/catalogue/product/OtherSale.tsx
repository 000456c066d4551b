import {Link} from 'react-router';
import type {Product, ProductPart, Variation} from '~adapters/commerce';
import type {usePurchase} from './use-purchase';
import {AddForm} from '~/cart/AddForm';
import {cartFields} from '~/cart/cart-form';
import {useOwnPrices} from '~/cart/codes/own-price';
import {otherSaleWords} from '~/content/labels/catalogue-product';
import {newWindowNote, priceUnavailable} from '~/content/labels/controls';
import {selectionMessages, stockLabels} from '~/content/messages/selection';
import {isThere} from '~/pricing/box-mix';
import {catalogueLineId} from '~/pricing/line-ids';
import {maximumQuantity} from '~/pricing/constants';
import {Alert} from '~/ui/Alert';
import {Image} from '~/ui/Image';
import {BesidePrice, Price} from '~/ui/Price';

type Purchase = ReturnType<typeof usePurchase>;

function Elsewhere({url, label}: {url: string; label: string}) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="btn btn-primary min-h-14 w-full text-lg"
    >
      {label || otherSaleWords.buyElsewhere}
      <span className="sr-only"> {newWindowNote}</span>
    </a>
  );
}

/** What its number alone says may be put into the cart, which then goes on in the shop's own checkout. */
function InShop({product, onAdd}: {product: Product} & Pick<PartProps, 'onAdd'>) {
  const {shopUrl: url, soldAs} = product;
  const {boughtInShop, soldInShop} = otherSaleWords;
  return (
    <div className="space-y-4">
      {soldAs?.isInShop && <PartForm part={product} onAdd={onAdd} />}
      <Alert tone="info">
        {soldAs?.isInShop ? boughtInShop : soldInShop}{' '}
        {url && (
          <a href={url} className="font-semibold underline underline-offset-4">
            {otherSaleWords.seeInShop}
          </a>
        )}
      </Alert>
    </div>
  );
}

/** How many, and the button; a plain form before scripts run. */
interface PartProps {
  part: ProductPart;
  onAdd: (part: ProductPart, quantity: FormDataEntryValue | null) => void;
}

function PartForm({part, onAdd}: PartProps) {
  return (
    <AddForm
      item={catalogueLineId(part.databaseId)}
      onAdd={(fields) => onAdd(part, fields.get(cartFields.quantity))}
      className="flex items-center gap-2"
    >
      {!part.soldAs?.isSingle && (
        <input
          type="number"
          inputMode="numeric"
          name={cartFields.quantity}
          min={1}
          max={maximumQuantity}
          required
          defaultValue={1}
          aria-label={otherSaleWords.quantityOf(part.name)}
          className="field w-20"
        />
      )}
      <button
        type="submit"
        className="btn btn-primary px-4"
        aria-label={otherSaleWords.addNamed(part.name)}
      >
        {selectionMessages.addToCart}
      </button>
    </AddForm>
  );
}

function PartRow({part, onAdd, beside}: PartProps & Pick<Props, 'beside'>) {
  const toOwn = useOwnPrices();
  const path = `/wordpress-product/${part.slug}`;
  return (
    <li className="flex gap-4 py-4">
      <div className="size-16 shrink-0 overflow-hidden rounded-xl bg-sand">
        <Image picture={part.image} alt="" sizes="64px" className="size-full object-cover" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <Link to={path} className="hover:text-leaf hover:underline">
            {part.name}
          </Link>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          {part.price === null ? (
            <span className="text-ink-soft">{priceUnavailable}</span>
          ) : (
            <Price price={toOwn(part.price)} regularPrice={part.regularPrice} />
          )}
          <BesidePrice html={beside?.[part.databaseId]} />
          {part.stockStatus !== 'IN_STOCK' && (
            <span className="text-clay-dark">{stockLabels[part.stockStatus]}</span>
          )}
        </p>
        <div className="mt-3">
          {isThere(part) ? (
            <PartForm part={part} onAdd={onAdd} />
          ) : (
            <Link to={path} className="btn btn-secondary px-4">
              {otherSaleWords.view} <span className="sr-only">{part.name}</span>
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

interface Props {
  product?: Product;
  /** One that leaves choices open. */
  variation?: Variation;
  purchase: Pick<Purchase, 'addPart' | 'firstOf'>;
  beside?: Record<string, string> | undefined;
}

/** A grouped product sells its parts, each a line of its own. */
const Parts = ({
  parts,
  ...props
}: Pick<Product, 'parts'> & Pick<PartProps, 'onAdd'> & Pick<Props, 'beside'>) => (
  <ul className="divide-y divide-line border-y border-line" aria-label={otherSaleWords.parts}>
    {parts.map((part) => (
      <PartRow key={part.databaseId} part={part} {...props} />
    ))}
  </ul>
);

/** What a variation leaves open ("Any ..."): fields of the form that it stands in, which the browser itself requires. */
const OpenChoices = ({
  variation: {openChoices},
  firstOf,
}: {variation: Variation} & Pick<Purchase, 'firstOf'>) =>
  openChoices.map(({key, label, options}) => (
    <label key={key} className="block font-semibold">
      {label} <span className="text-clay">*</span>
      <select
        name={cartFields.choice(key)}
        required
        defaultValue={firstOf(cartFields.choice(key))}
        className="field mt-2"
      >
        <option value="">{otherSaleWords.choose}</option>
        {options.map(({value, name}) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  ));

/** What is bought by its parts, in another shop, in the shop itself, or with a choice of its own (rules: Types of products). */
export function OtherSale({product, variation, purchase, beside}: Props) {
  if (variation) return <OpenChoices variation={variation} firstOf={purchase.firstOf} />;
  if (!product) return null;
  const {kind, external, parts} = product;
  if (kind === 'grouped' && parts.length > 0)
    return <Parts parts={parts} onAdd={purchase.addPart} beside={beside} />;
  return kind === 'external' && external ? (
    <Elsewhere {...external} />
  ) : (
    <InShop product={product} onAdd={purchase.addPart} />
  );
}
