import type {Cents} from './money';

/** A product of the shop that stands for something the storefront sells from its own pages. */
export interface ConnectedProduct {
  sku: string;
  productId: number;
  variationId: number | null;
  /** What the shop would ask; null when it has no price there. */
  price: Cents | null;
}

/** Something that the shop shall have as a product. */
export interface ProductToConnect {
  sku: string;
  name: string;
  price: Cents;
  description: string;
}

/** A code without limits; the owner sets those. */
export type CodeToConnect = {code: string; percent: number} | {code: string; amount: Cents};

export interface ConnectReport {
  created: string[];
  /** What the shop had already, and keeps as it is. */
  existing: {sku: string; price: Cents | null}[];
  createdCodes: string[];
}

/** The shop's products behind the storefront's own ones, by article number. */
export interface ConnectedProducts {
  /** Known for a minute, and longer while the shop does not answer; empty where none are connected. */
  bySku(): Promise<Map<string, ConnectedProduct>>;
  /** Makes what is missing and changes nothing that exists. */
  connect(products: ProductToConnect[], codes: CodeToConnect[]): Promise<ConnectReport>;
}
