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

let described: {shown: ReturnType<typeof describe>; tool: Tool}[] | null = null;

const isListed = ({operation, isListed: isOffered}: Tool, services: AppServices) =>
  isOpen(operation, services) && (isOffered?.(services) ?? true);

/** What `tools/list` answers; the schemas are made once in a process. */
export function listTools(services: AppServices) {
  described ??= Object.entries(tools).map(([name, tool]) => ({shown: describe(name, tool), tool}));
  return described.filter(({tool}) => isListed(tool, services)).map(({shown}) => shown);
}
