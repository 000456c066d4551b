/** How the platform writes an error: its name and message. Kept before a library replaces it. */
export const nativeErrorText = Object.getOwnPropertyDescriptor(Error.prototype, 'toString');
