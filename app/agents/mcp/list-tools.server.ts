import {z} from 'zod';
import type {AppServices} from '~/server/app-services';
import {isOpen} from '../operations.server';
import {tools, type Tool} from './tools.server';

const describe = (
  name: string,
  {title, description, input, isReadOnly = false, isIdempotent = isReadOnly}: Tool,
) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, {io: 'input'}),
  annotations: {
    readOnlyHint: isReadOnly,
    destructiveHint: false,
    idempotentHint: isIdempotent,
    openWorldHint: false,
  },
});

let described: {tool: ReturnType<typeof describe>; operation: Tool['operation']}[] | null = null;

/** What `tools/list` answers; the schemas are made once in a process. */
export function listTools(services: AppServices) {
  described ??= Object.entries(tools).map(([name, tool]) => ({
    tool: describe(name, tool),
    operation: tool.operation,
  }));
  return described.filter(({operation}) => isOpen(operation, services)).map(({tool}) => tool);
}
