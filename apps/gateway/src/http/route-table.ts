import { OPERATIONS } from '@quillcare/contracts';

interface RegisteredPath {
  pattern: RegExp;
  methods: Set<string>;
}

const paths = new Map<string, RegisteredPath>();
registerPath('GET', '/openapi.json');
for (const { http } of OPERATIONS) if (http) registerPath(http.method, http.path);

function registerPath(method: string, path: string): void {
  const known = paths.get(path) ?? {
    pattern: new RegExp(`^/api${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
    methods: new Set(),
  };
  known.methods.add(method);
  if (method === 'GET') known.methods.add('HEAD');
  paths.set(path, known);
}

/** The methods of a path; empty if there is no route. */
export function methodsForPath(pathname: string): string[] {
  const methods = new Set<string>();
  for (const known of paths.values())
    if (known.pattern.test(pathname)) for (const method of known.methods) methods.add(method);
  return [...methods].sort();
}
