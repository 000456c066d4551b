import {Link} from 'react-router';
import type {Product, ProductPart} from '~adapters/commerce';
import {cartFields, cartPath} from '~/cart/cookie-cart/cart-form';
import {AddedNote} from '~/catalogue/AddedNote';
import {quantityOf} from '~/catalogue/buy-state';
import {toCatalogueItem} from '~/catalogue/to-cart-item';
import {useAddToCart} from '~/catalogue/use-add-to-cart';
import {catalogueProductWords} from '~/content/labels/catalogue-product';
import {newWindowNote} from '~/content/labels/new-window';
import {priceUnavailable} from '~/content/messages/price';
import {stockLabels} from '~/content/stock-labels';
import {catalogueLineId} from '~/pricing/line-ids';
import {mostToBuy} from '~/pricing/most-to-buy';
import {Alert} from '~/ui/Alert';
import {Image} from '~/ui/Image';
import {Price} from '~/ui/Price';

function Elsewhere({url, label}: {url: string; label: string}) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="btn btn-primary min-h-14 w-full text-lg"
    >
      {label || catalogueProductWords.buyElsewhere}
      <span className="sr-only"> {newWindowNote}</span>
    </a>
  );
}

function InShop({url}: {url: string | null}) {
  return (
    <Alert tone="info">
      {catalogueProductWords.soldInShop}{' '}
      {url && (
        <a href={url} className="font-semibold underline underline-offset-4">
          {catalogueProductWords.seeInShop}
        </a>
      )}
    </Alert>
  );
}

const canBuy = ({isPurchasable, price, stockStatus}: ProductPart) =>
  isPurchasable && price !== null && stockStatus !== 'OUT_OF_STOCK';

/** How many, and the button; a plain form before scripts run. */
function PartForm({part, onAdd}: {part: ProductPart; onAdd: (quantity: number) => void}) {
  const id = catalogueLineId(part.databaseId);
  return (
    <form
      method="post"
      action={cartPath}
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(quantityOf(new FormData(event.currentTarget).get(cartFields.quantity)));
      }}
    >
      <input type="hidden" name={cartFields.item} value={id} />
      {!part.isSoldIndividually && (
        <input
          type="number"
          inputMode="numeric"
          name={cartFields.quantity}
          min={1}
          max={mostToBuy(part)}
          required
          defaultValue={1}
          aria-label={catalogueProductWords.quantityOf(part.name)}
          className="field w-20"
        />
      )}
      <button
        type="submit"
        className="btn btn-primary px-4"
        aria-label={catalogueProductWords.addNamed(part.name)}
      >
        {catalogueProductWords.add}
      </button>
    </form>
  );
}

function PartRow({part, onAdd}: {part: ProductPart; onAdd: (quantity: number) => void}) {
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
            <Price price={part.price} regularPrice={part.regularPrice} />
          )}
          {part.stockStatus !== 'IN_STOCK' && (
            <span className="text-clay-dark">{stockLabels[part.stockStatus]}</span>
          )}
        </p>
        <div className="mt-3">
          {canBuy(part) ? (
            <PartForm part={part} onAdd={onAdd} />
          ) : (
            <Link to={path} className="btn btn-secondary px-4">
              {catalogueProductWords.view} <span className="sr-only">{part.name}</span>
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

/** A grouped product sells its parts, each a line of its own. */
function Parts({parts}: Pick<Product, 'parts'>) {
  const {add, addedName} = useAddToCart();
  return (
    <>
      <ul
        className="divide-y divide-line border-y border-line"
        aria-label={catalogueProductWords.parts}
      >
        {parts.map((part) => (
          <PartRow
            key={part.databaseId}
            part={part}
            onAdd={(quantity) =>
              add(toCatalogueItem({product: part, variation: null, noodleType: null}), quantity)
            }
          />
        ))}
      </ul>
      <AddedNote name={addedName} />
    </>
  );
}

/** What is bought by its parts, in another shop, or in the shop itself (rules: Types of products). */
export default function OtherSale({product}: {product: Product}) {
  const {kind, external, parts, shopUrl} = product;
  if (kind === 'grouped' && parts.length > 0) return <Parts parts={parts} />;
  return kind === 'external' && external ? <Elsewhere {...external} /> : <InShop url={shopUrl} />;
}
