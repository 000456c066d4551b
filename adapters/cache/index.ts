export * from './cache-options';
export {LoadingCache} from './loading-cache';
export {createEdgeStore, type EdgeCache} from './edge-store';
export type {Tags} from './tags';
