export type {Check} from './check';
export {examine} from './examine';
export {probeShop, type ShopSettings} from './shop-probe';
