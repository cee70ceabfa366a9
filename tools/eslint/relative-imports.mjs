import { dirname, resolve } from 'node:path';

/** Calls `check` with each relative import of a file and the path it resolves to. */
export function relativeImports(context, check) {
  const visit = (node) => {
    const source = node.source?.value;
    if (typeof source === 'string' && source.startsWith('.'))
      check(node, resolve(dirname(context.filename), source));
  };
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  };
}
