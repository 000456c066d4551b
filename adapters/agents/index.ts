export * from './agent-profiles';
