import config from './vitest.config.ts';
export default {...config, test: {...config.test, include: ['app/{forms,checkout/address,account}/**/*.test.ts']}};
