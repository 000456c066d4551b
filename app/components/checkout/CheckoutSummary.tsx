import {formatCents} from '~adapters/commerce/money';
import {CartBreakdown} from '~/components/ui/CartBreakdown';
import {lineKey} from '~/pricing/line-key';
import type {PricedCart} from '~/pricing/priced-cart';
import {useCartStore} from '~/stores/cart-store';

/** What is being ordered, line by line, and what it costs. */
export function CheckoutSummary({priced}: {priced: PricedCart}) {
  const items = useCartStore((cart) => cart.items);
  return (
    <section aria-label="Order summary" className="card h-fit p-6 lg:sticky lg:top-24">
      <h2 className="text-2xl">Order summary</h2>
      <ul className="mt-5 space-y-4">
        {items.map((item, place) => (
          <li key={lineKey(item)} className="flex gap-3">
            <img
              src={item.image || '/pictures/no-picture-320.webp'}
              alt=""
              width={56}
              height={56}
              className="size-14 rounded-lg border border-line object-cover"
            />
            <div className="min-w-0 flex-1 text-sm">
              <p className="font-semibold">{item.name}</p>
              <p className="text-ink-soft">Quantity: {item.quantity}</p>
              {item.konjacNoodleType && (
                <p className="text-ink-soft">Free noodle sample: {item.konjacNoodleType}</p>
              )}
            </div>
            <p className="text-sm tabular-nums">
              {formatCents(priced.lines[place]?.discounted ?? item.price)}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-6 border-t border-line pt-5">
        <CartBreakdown priced={priced} />
      </div>
    </section>
  );
}
