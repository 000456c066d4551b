export * from './cache-options';
export {LoadingCache} from './loading-cache';
export {createEdgeStore, type EdgeCache} from './edge-store';
export {createTryCounter, type CountTries, type Limit} from './try-counter';
export * from './snapshot';
export * from './stored-for-pages';
export type {Tags} from './tags';
