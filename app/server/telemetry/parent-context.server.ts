import {context, propagation, type Context} from '@opentelemetry/api';

type Header = (name: string) => string | null | undefined;

/** The trace that a request belongs to: that of the client or proxy, else what runs here already. */
export const parentContext = (header: Header): Context =>
  propagation.extract(context.active(), header, {
    get: (read, name) => read(name) ?? undefined,
    keys: () => [],
  });
