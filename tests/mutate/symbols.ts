import {parseSync} from 'vite';

export type Range = readonly [start: number, end: number];

interface Found {
  /** With those around it: `Cart.add`. */
  name: string;
  range: Range;
}

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Every node with those around it, the outer ones first. */
export function visit(
  node: Node,
  see: (node: Node, above: readonly Node[]) => void,
  above: Node[] = [],
) {
  see(node, above);
  above.push(node);
  for (const value of Object.values(node))
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) visit(one, see, above);
    } else if (isNode(value)) visit(value, see, above);
  above.pop();
}

export const parse = (file: string, text: string) => parseSync(file, text);

/** Why nothing could run the text; null when it can be read. */
export function whyUnreadable(file: string, text: string): string | null {
  return file.endsWith('.php') ? null : (parse(file, text).errors[0]?.message ?? null);
}

const naming =
  /^(FunctionDeclaration|VariableDeclarator|ClassDeclaration|MethodDefinition|PropertyDefinition|Property)$/;

function nameOf(node: Node): string | null {
  if (node.type === 'ExportDefaultDeclaration') return 'default';
  if (!naming.test(node.type)) return null;
  const [id] = [node].flatMap((one) => ('id' in one ? one.id : 'key' in one ? one.key : null));
  if (!isNode(id)) return null;
  const text = 'name' in id ? id.name : 'value' in id ? id.value : null;
  return typeof text === 'string' ? text : null;
}

/** What a source names: functions, constants, classes and members. */
export function symbolsOf(file: string, text: string): Found[] {
  if (file.endsWith('.php')) return symbolsOfPhp(text);
  const found: Found[] = [];
  visit(parse(file, text).program, (node, above) => {
    const name = nameOf(node);
    if (name === null || above.at(-1)?.type === 'ObjectPattern') return;
    const outer = above.flatMap((one) =>
      one.type === 'ExportDefaultDeclaration' ? [] : (nameOf(one) ?? []),
    );
    found.push({name: [...outer, name].join('.'), range: [node.start, node.end]});
  });
  return found;
}

const isStatement = ({type}: Node) => /^(?!Block|Empty)\w+Statement$/.test(type);

/** The smallest statement around a place. */
export function statementAt(file: string, text: string, [start, end]: Range): Range {
  if (file.endsWith('.php')) return phpStatementAt(text, [start, end]);
  let smallest: Node | null = null as Node | null;
  visit(parse(file, text).program, (node) => {
    if (isStatement(node) && node.start <= start && node.end >= end) smallest = node;
  });
  if (!smallest) throw new Error(`${file}: in no statement: ${text.slice(start, end)}`);
  return [smallest.start, smallest.end];
}

/** PHP without its texts and comments, everything else where it was. */
export const bare = (php: string) =>
  php.replaceAll(
    /'(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"|\/\*[^]*?\*\/|(?:\/\/|#(?!\[)).*/g,
    (text) => text.replaceAll(/./g, ' '),
  );

/** Behind what begins here: its `;`, or the end of its block or brackets. */
export function endAt(code: string, start: number, last = '}'): number {
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    const letter = code.charAt(at);
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (depth < 0) return at;
    if (depth === 0 && (letter === ';' || letter === last)) return at + 1;
  }
  return code.length;
}

function symbolsOfPhp(text: string): Found[] {
  const code = bare(text);
  return [...code.matchAll(/\b(?:function|const|class)\s+(\w+)/g)].map(({index, 1: name = ''}) => ({
    name,
    range: [index, endAt(code, index)],
  }));
}

function phpStatementAt(text: string, [start, end]: Range): Range {
  const code = bare(text);
  let depth = 0;
  let from = start;
  for (; from > 0; from--) {
    const letter = code.charAt(from - 1);
    if (depth <= 0 && ';{}'.includes(letter)) break;
    if (')]'.includes(letter)) depth++;
    if ('(['.includes(letter)) depth--;
  }
  from += /^\s*/.exec(code.slice(from))?.[0].length ?? 0;
  const to = endAt(code, from);
  if (to < end) throw new Error(`In no statement: ${text.slice(start, end)}`);
  return [from, to];
}
