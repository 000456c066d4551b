export {fine, wrong, type Check} from './check';
export {examine} from './examine';
export {explainReply} from './explain-reply';
export {probeShop, type ShopSettings} from './shop-probe';
