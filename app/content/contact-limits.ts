/** Characters that a message to support may have. */
export const contactLimits = {name: 100, message: 5000} as const;
