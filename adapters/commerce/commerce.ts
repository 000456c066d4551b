import type {Catalogue} from './catalogue';
import type {Coupons} from './orders/coupon';
import type {Orders} from './orders/orders';
import type {Taxes} from './taxes';

/** The shop behind the storefront: ports that can be had apart. Absent is null; broken throws a CommerceError. */
export interface Commerce {
  products: Catalogue;
  coupons: Coupons;
  orders: Orders;
  taxes: Taxes;
}

/** Stores sealed texts of agents' sessions under SHA-256 names in hex (rules: Shoppers' agents). Failures throw a CommerceError. */
export interface AgentSessions {
  /** Null where there is none of that name, or it is over. */
  read(name: string): Promise<string | null>;
  /** In the place of what it was, and where there is no more room in that of the oldest. */
  store(name: string, text: string, seconds: number, room?: SessionRoom): Promise<void>;
}

/** How many sessions of agents are stored at once. */
export interface SessionRoom {
  /** Names who stores it, without saying who that is; empty where nobody knows. */
  network: string;
  mostOfNetwork: number;
  /** More in all take the place of the oldest of the network that has most. */
  most: number;
}
