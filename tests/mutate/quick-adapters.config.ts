import config from './vitest.config.ts';
export default {...config, test: {...config.test, include: ['adapters/**/*.test.ts']}};
