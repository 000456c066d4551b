import {InMemoryCache} from '@shopify/hydrogen';

/** Some thousand answers of usual length. */
const usualBytes = 8 * 1024 * 1024;
/** What an answer takes beside its body: its address and headers, and what they are kept in. */
const bytesAround = 2048;

/** Hydrogen's cache in memory, which forgets nothing, with an end: what was asked for longest ago makes room. */
export class BoundedCache extends InMemoryCache {
  /** Bytes of memory by address, the latest used last. */
  readonly #sizes = new Map<string, number>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = usualBytes) {
    super();
    this.#mostBytes = mostBytes;
  }

  override async put(request: Request, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    await super.put(request, new Response(body, response));
    this.#note(request.url, bytesAround + body.byteLength);
    for (const [oldest] of this.#sizes) {
      if (this.#bytes <= this.#mostBytes) return;
      await this.delete(new Request(oldest));
    }
  }

  override async match(request: Request): Promise<Response | undefined> {
    const found = await super.match(request);
    this.#note(request.url, found ? (this.#sizes.get(request.url) ?? 0) : null);
    return found;
  }

  override delete(request: Request): Promise<boolean> {
    this.#note(request.url, null);
    return super.delete(request);
  }

  /** Null: it is no longer there. */
  #note(url: string, bytes: number | null): void {
    this.#bytes += (bytes ?? 0) - (this.#sizes.get(url) ?? 0);
    this.#sizes.delete(url);
    if (bytes !== null) this.#sizes.set(url, bytes);
  }
}
