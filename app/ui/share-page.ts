/** Nothing is said where the shopper shared or dismissed it; copying and failing are. */
export type Shared = 'shared' | 'copied' | 'failed';

const isTurnedAway = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** The share sheet of the device; where there is none, or it fails, the link is copied. */
export async function sharePage(page: {title: string; url: string}): Promise<Shared> {
  try {
    if ('share' in navigator) {
      await navigator.share(page);
      return 'shared';
    }
  } catch (error) {
    if (isTurnedAway(error)) return 'shared';
  }
  try {
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
