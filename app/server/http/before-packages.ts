/** How the platform writes an error: its name and message. `@shopify/remix-oxygen` replaces it. */
export const nativeErrorText = Object.getOwnPropertyDescriptor(Error.prototype, 'toString');

/** Apollo Client expects FinalizationRegistry and WeakRef, which workerd may lack: caches here live as long as one request. */
class SilentRegistry {
  register(): void {}

  unregister(): boolean {
    return false;
  }
}

class StrongRef<Target> {
  readonly #target: Target;

  constructor(target: Target) {
    this.#target = target;
  }

  deref(): Target {
    return this.#target;
  }
}

const scope: {FinalizationRegistry?: unknown; WeakRef?: unknown} = globalThis;
scope.FinalizationRegistry ??= SilentRegistry;
scope.WeakRef ??= StrongRef;
