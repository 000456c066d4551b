export {usualFolder} from '../recorded/folder';
export {recordShop} from './record-shop';
export {toProgressLine, toSummary} from './summary';
