import {freshProduct} from '../support/shop';
import {afterEach, expect} from 'vitest';
import {
  toCents,
  type Commerce,
  type NewOrder,
  type PlacedOrder,
  type Placement,
  type Product,
} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';

/** A shop that takes orders, and what the promises about them need to know of it. */
export interface OrderShop {
  commerce: Commerce;
  /** A code that the shop knows; null where nobody has named one. */
  couponCode: string | null;
  /** The shop's methods of payment that are switched on. */
  methods: string[];
  /** Whether its checkout asks what `promisesAboutAnswers` answers. */
  asks?: boolean;
  /** Makes a code with such limits; absent where nobody may. */
  makeCode?: ((limits: CodeLimits) => Promise<string>) | undefined;
  /** Cancels an order as staff do; absent where nobody may. */
  cancel?: ((databaseId: number) => Promise<unknown>) | undefined;
  /** Sends so many of the first line, as staff do; absent where nobody may. */
  ship?: ((databaseId: number, quantity: number) => Promise<unknown>) | undefined;
  /** Gives back the money of one of the first line, as staff do, with a reason; absent where nobody may. */
  refundOne?: ((databaseId: number, reason: string) => Promise<unknown>) | undefined;
  /** Leaves a test out of a shop that lacks what it needs; absent, the test fails. */
  lack?: ((sentence: string) => never) | undefined;
}

export interface CodeLimits {
  usageLimit: number | null;
  usageLimitPerUser: number | null;
}

type Status<Wanted extends Placement['status']> = Extract<Placement, {status: Wanted}>;

/** Orders of a test; those that are still unpaid after it are closed, and hold nothing from the next. */
export function openDesk(shop: () => OrderShop, all: () => Product[]) {
  const orders = () => shop().commerce.orders;
  const made = new Set<number>();

  afterEach(async () => {
    for (const databaseId of made) await orders().close(databaseId);
    made.clear();
  });

  async function place(order: NewOrder): Promise<Placement> {
    const placement = await orders().place(order);
    if ('order' in placement && placement.order) made.add(placement.order.databaseId);
    return placement;
  }

  /** Places an order that is answered so. */
  async function expectTo<Wanted extends Placement['status']>(
    status: Wanted,
    order: NewOrder,
  ): Promise<Status<Wanted>> {
    const placement = await place(order);
    expect(placement).toMatchObject({status});
    return placement as Status<Wanted>;
  }

  /** An order that waits for its payment. */
  const open = async (order: NewOrder = aNewOrder()): Promise<PlacedOrder> =>
    (await expectTo('open', order)).order;

  const lack = (sentence: string): never => {
    const {lack: leaveOut} = shop();
    return leaveOut ? leaveOut(sentence) : expect.fail(sentence);
  };

  /** One whose stock the shop counts. */
  function aProduct(): Product {
    const counted = all().find(
      (each) =>
        (each.stockQuantity ?? 0) > 3 && each.price !== null && each.variations.length === 0,
    );
    return counted ?? lack('the shop sells no simple product of which it counts more than three');
  }

  /** A code of the shop. */
  const aCode = (): string => shop().couponCode ?? lack('no code of the shop is known');

  /** Placed at once by a shop that offers it. */
  function onDelivery(): NewOrder['payment'] {
    const isOffered = shop().methods.includes('cod');
    if (!isOffered) lack('the shop does not offer cash on delivery');
    return {method: 'cod', title: ''};
  }

  /** Units of such a product, and something that the shop knows by its name. */
  function anOrder(changes: Partial<NewOrder> = {}, quantity = 2): NewOrder {
    const product = aProduct();
    return aNewOrder({
      lines: [
        aNewLine({
          name: product.name,
          productId: product.databaseId,
          quantity,
          price: product.price,
          subtotal: toCents(2000),
          total: toCents(1900),
          meta: [{key: 'Free noodle sample', value: 'Spaghetti'}],
        }),
        aNewLine({sku: 'NO-PRODUCT-3', subtotal: toCents(17_700), total: toCents(17_700)}),
      ],
      ...changes,
    });
  }

  /** A code as it is priced by now. */
  async function findCode(name: string): Promise<NewOrder['codes'][number]> {
    const coupon = await shop().commerce.coupons.find(name, null);
    if (!coupon) return expect.fail(`${name} is unknown`);
    return {code: coupon.code, version: coupon.version, discount: toCents(0)};
  }

  const stock = async () =>
    (await freshProduct(shop().commerce, aProduct().databaseId))?.stockQuantity ?? 0;

  async function cancel(databaseId: number): Promise<void> {
    const {cancel: cancelInShop} = shop();
    await (cancelInShop ? cancelInShop(databaseId) : lack('nobody may cancel orders here'));
  }

  const ship = async (databaseId: number, quantity: number) => {
    const {ship: shipInShop} = shop();
    await (shipInShop ? shipInShop(databaseId, quantity) : lack('nobody may send parcels here'));
  };

  const refundOne = async (databaseId: number, reason: string) => {
    const {refundOne: refundInShop} = shop();
    await (refundInShop ? refundInShop(databaseId, reason) : lack('nobody may refund here'));
  };

  return {
    ship,
    refundOne,
    orders,
    place,
    expectTo,
    open,
    aProduct,
    aCode,
    anOrder,
    findCode,
    onDelivery,
    stock,
    cancel,
  };
}

/** The number of no customer. */
export const nobody = 999_999_999;

export const aCharge = () => `pi_${crypto.randomUUID()}`;

export const aClaim = () => `sample:contract-${crypto.randomUUID()}`;
