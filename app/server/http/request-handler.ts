// First: it reads what the package replaces when it is evaluated.
import {nativeErrorText} from './before-packages';
import {createRequestHandler} from '@shopify/remix-oxygen';

// The package makes the text of every error its stack, which then ends up in pages and messages.
// oxlint-disable-next-line no-extend-native
if (nativeErrorText) Object.defineProperty(Error.prototype, 'toString', nativeErrorText);

export {createRequestHandler};
