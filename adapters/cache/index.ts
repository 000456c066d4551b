export * from './cache-options';
export {LoadingCache} from './loading-cache';
export {createEdgeStore} from './edge-store';
export type {Tags} from './tags';
