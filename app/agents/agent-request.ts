import type {z} from 'zod';
import type {AppServices} from '~/server/app-services';
import {ProtocolError} from './protocol';

/** A program's request, as operations read it. */
export interface AgentRequest {
  services: AppServices;
  /** The address of its profile. */
  agent: string;
  /** A signature proves that it is of that program (rules: Signatures). */
  isVerified: boolean;
  body: unknown;
  /** Of what the address names; empty where it names nothing. */
  id: string;
  /** `Idempotency-Key`; null without one. */
  idempotencyKey: string | null;
}

/** The input of an operation. Throws a ProtocolError that names the wrong field, never its value. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.map((part) =>
    typeof part === 'number' ? `[${part}]` : `.${String(part)}`,
  );
  throw new ProtocolError(
    400,
    'invalid_request',
    `$${path?.join('') ?? ''}: ${issue?.message ?? 'not readable'}`,
  );
}
