/**
 * Returns the route pattern of a path, with a placeholder for each id, so that the server learns nothing else of the address.
 * Undefined if no route matches.
 */
export function pageRoute(path: string): string | undefined {
  const route = path
    .split('/')
    .map((part) => (/\d/.test(part) ? ':id' : part))
    .join('/');
  return /^\/[a-z/:-]{0,99}$/.test(route) ? route : undefined;
}
