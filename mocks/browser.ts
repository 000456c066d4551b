// What the package is for a browser: all that needs neither files nor a port.
export {createGraphqlClient} from './clients/graphql-client';
export {mockedShop} from './mocked-shop';
export {troubles} from './scenarios';
