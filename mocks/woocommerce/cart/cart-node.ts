import {toSum, type FormatArgument} from '../amounts';
import {firstOf, type PageArguments} from '../connection';
import {taxTotalOf} from '../tax-settings';
import {toProductNode} from '../product-node';
import {toVariationNode} from '../variation-node';
import type {Visitor} from '../visitor';
import {soldNameOf} from './cart-items';
import type {CartSession} from './session';
import {totalsOfCart, type CartLineTotals, type CartTotals} from './totals';

/** A cart as WooGraphQL answers it. */
export function toCartNode(cart: CartSession, visitor: Visitor) {
  const {shop} = visitor;
  const totals = totalsOfCart(shop, cart);
  const {lines, shipping} = totals;
  const sum = (amount: number) => (format: FormatArgument) => toSum(amount, format, shop);
  return {
    isEmpty: lines.length === 0,
    contents: (page: PageArguments) => ({
      ...firstOf(
        lines.map((line) => toItemNode(line, visitor)),
        page,
      ),
      itemCount: lines.reduce((count, {line}) => count + line.quantity, 0),
      productCount: lines.length,
    }),
    subtotal: sum(totals.subtotal),
    subtotalTax: sum(totals.subtotalTax),
    contentsTotal: sum(totals.contentsTotal),
    contentsTax: sum(totals.contentsTax),
    discountTotal: sum(totals.discount),
    discountTax: sum(totals.discountTax),
    shippingTotal: sum(totals.shippingTotal),
    shippingTax: sum(totals.shippingTax),
    totalTax: sum(taxTotalOf(totals.taxes)),
    totalTaxes: totals.taxes.map(({label, amount}, index) => ({
      id: `tax:${index + 1}`,
      label,
      isCompound: false,
      amount: sum(Math.round(amount)),
    })),
    total: sum(totals.total),
    displayPricesIncludeTax: false,
    needsShippingAddress: shipping !== null,
    chosenShippingMethods: shipping?.method ? [shipping.method] : [],
    availableShippingMethods: shipping ? [toPackage(totals, visitor)] : [],
    appliedCoupons:
      totals.coupons.length === 0
        ? null
        : totals.coupons.map((applied) => toApplied(applied, applied.coupon.code, visitor)),
  };
}

/** `applyCoupon` names the code as it was typed. */
export const toApplied = (
  {coupon, amount, tax}: CartTotals['coupons'][number],
  code: string,
  {shop}: Visitor,
) => ({
  code,
  description: coupon.description,
  discountAmount: (format: FormatArgument) => toSum(amount, format, shop),
  discountTax: (format: FormatArgument) => toSum(tax, format, shop),
});

function toPackage({lines, shipping}: CartTotals, {shop}: Visitor) {
  return {
    packageDetails: lines
      .map(({product, variation, line}) => `${soldNameOf(product, variation)} ×${line.quantity}`)
      .join(', '),
    supportsShippingCalculator: true,
    rates: (shipping?.methods ?? []).map(({id, title, cost}) => ({
      id,
      methodId: id.split(':')[0],
      instanceId: Number(id.split(':')[1]),
      label: title,
      cost: (format: FormatArgument) => toSum(cost, format, shop),
    })),
  };
}

export function toItemNode(totals: CartLineTotals, visitor: Visitor) {
  const {line, product, variation} = totals;
  const sum = (amount: number) => (format: FormatArgument) =>
    toSum(Math.round(amount), format, visitor.shop);
  return {
    __typename: 'SimpleCartItem',
    id: btoa(`cart_item:${line.key}`),
    key: line.key,
    quantity: line.quantity,
    subtotal: sum(totals.netSubtotal),
    subtotalTax: sum(totals.subtotalTax),
    total: sum(totals.netTotal),
    tax: sum(totals.totalTax),
    extraData: line.extraData,
    product: () => ({node: toProductNode(product, visitor)}),
    variation: () =>
      variation && {
        node: toVariationNode(product, variation, visitor),
        attributes: line.attributes.map(({name, value}) => ({
          id: btoa(`${line.key}:${name}`),
          name,
          label: product.attributes.find((one) => one.name === name)?.label ?? name,
          value,
        })),
      },
  };
}
