export * from './browser';
export {startBackend} from './backend';
export {contractCases, holdContract} from './contract/hold-contract';
export {readOperations} from './clients/read-operations';
