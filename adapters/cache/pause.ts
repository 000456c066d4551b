export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Workers forbid awaiting another request's promise: what that request loads is polled for, so often. */
export const pollMs = 25;
