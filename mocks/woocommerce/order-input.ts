import type {OrderStatusEnum} from '~graphql/generated/documents';

/** In GraphQL everything may be left out or be null. */
type Input<Fields> = {[Name in keyof Fields]?: Fields[Name] | null | undefined};
type ListOf<Item> = readonly (Item | null | undefined)[];

export interface MetaInput {
  key: string;
  value: string;
}

export type AddressInput = Input<
  Record<
    | 'firstName'
    | 'lastName'
    | 'company'
    | 'address1'
    | 'address2'
    | 'city'
    | 'state'
    | 'postcode'
    | 'country'
    | 'phone'
    | 'email',
    string
  >
>;

/** Amounts are decimal texts. */
export type LineInput = Input<{
  productId: number;
  variationId: number;
  name: string;
  quantity: number;
  subtotal: string;
  total: string;
  metaData: ListOf<MetaInput>;
}>;

export type CreateOrderInput = Input<{
  billing: AddressInput;
  shipping: AddressInput;
  coupons: ListOf<string>;
  customerId: number;
  customerNote: string;
  feeLines: ListOf<Input<{name: string; total: string}>>;
  isPaid: boolean;
  lineItems: ListOf<LineInput>;
  metaData: ListOf<MetaInput>;
  paymentMethod: string;
  paymentMethodTitle: string;
  shippingLines: ListOf<{methodId: string; methodTitle: string} & Input<{total: string}>>;
  status: OrderStatusEnum;
  transactionId: string;
}>;

export type UpdateOrderInput = CreateOrderInput & Input<{id: string; orderId: number}>;
