/** Counts tries per bucket across all server processes. */
export interface RateLimits {
  /**
   * Counts one try. `bucket` names what is limited and for whom (`validate-discount:203.0.113.7`);
   * it never holds a plain e-mail or token.
   */
  hit(
    bucket: string,
    limit: number,
    windowSeconds: number,
  ): Promise<{isAllowed: boolean; retryAfterSeconds: number}>;
}
