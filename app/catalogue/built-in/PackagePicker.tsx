import {formatCents} from '~adapters/commerce/money';
import {cartFields} from '~/cart/cart-form';
import {useOwnPrices} from '~/cart/codes/own-price';
import {Image} from '~/ui/Image';
import {packageWords} from '~/content/labels/static-product';
import {priceLabels} from '~/content/labels/controls';
import {stockLabels} from '~/content/messages/selection';
import type {Package} from '~/pricing/built-in-products.server';
import type {BuiltInProductView} from './built-in-product-page.server';
import {firstChoice} from './use-package-choice';

function PerBottle({option}: {option: Package}) {
  const toOwn = useOwnPrices();
  return (
    <span className="figures">
      <span className="text-xl font-semibold">{formatCents(toOwn(option.pricePerBottle))}</span>{' '}
      <span className="text-sm text-ink-soft">{packageWords.perBottle}</span>{' '}
      {option.regularPricePerBottle !== null && (
        <s className="text-sm text-ink-soft sm:block">
          <span className="sr-only">{priceLabels.insteadOf} </span>
          {formatCents(option.regularPricePerBottle)}
        </s>
      )}
    </span>
  );
}

function PackageCard({option, isFirst}: {option: Package; isFirst: boolean}) {
  const isInStock = option.stockStatus === 'IN_STOCK';
  return (
    <label className="relative flex items-center gap-4 rounded-card border-2 border-line bg-surface p-4 hover:border-leaf has-checked:border-leaf has-checked:bg-sage-light has-disabled:border-dashed has-disabled:bg-sand has-disabled:hover:border-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf sm:flex-col sm:items-stretch sm:gap-3 sm:pt-6 sm:text-center">
      <input
        type="radio"
        name={cartFields.bottles}
        value={option.bottles}
        defaultChecked={isFirst}
        disabled={!isInStock}
        className="sr-only"
      />
      {option.isPopular && (
        <span className="absolute -top-3 left-1/2 -translate-x-1/2 rounded-full bg-honey px-3 py-0.5 text-xs font-bold text-deep tracking-wide whitespace-nowrap">
          {packageWords.popular}
        </span>
      )}
      <span className="size-20 shrink-0 overflow-hidden rounded-xl bg-sand sm:mx-auto sm:size-24">
        <Image picture={option.image} alt="" sizes="96px" className="size-full object-cover" />
      </span>
      <span className="flex-1">
        <span className="block text-lg font-semibold">{option.bottlesLabel}</span>
        <span className="block text-sm text-ink-soft">{option.supplyLabel}</span>
        <span className="mt-2 block">
          <PerBottle option={option} />
        </span>
        {!isInStock && (
          <span className="mt-2 block text-sm font-semibold text-clay-dark">
            {stockLabels.OUT_OF_STOCK}
          </span>
        )}
        {isInStock && option.savings > 0 && (
          <span className="mt-2 inline-block rounded-full bg-clay-light px-3 py-0.5 text-sm font-semibold text-clay-dark">
            {packageWords.save(formatCents(option.savings))}
          </span>
        )}
      </span>
    </label>
  );
}

/** One of a few packages: bottles, days, price a bottle, what is saved. */
export function PackagePicker({packages}: Pick<BuiltInProductView, 'packages'>) {
  const first = firstChoice({packages});
  return (
    <fieldset>
      <legend className="mb-5 font-semibold">{packageWords.choose}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {packages.map((option) => (
          <PackageCard key={option.bottles} option={option} isFirst={option === first} />
        ))}
      </div>
    </fieldset>
  );
}
