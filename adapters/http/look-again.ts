/** How long `lookAgain` takes, in milliseconds. */
export const lookAgainMs = 25;

/**
 * A moment, for who needs what another request of this process is asking for: workers forbid waiting for its promise,
 * so he looks again and again.
 */
export const lookAgain = () => new Promise<void>((resolve) => setTimeout(resolve, lookAgainMs));
