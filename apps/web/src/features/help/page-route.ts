/** What the server may know of an address: the page's route, with a placeholder in place of each id; undefined for others. */
export function pageRoute(path: string): string | undefined {
  const route = path
    .split('/')
    .map((part) => (/\d/.test(part) ? ':id' : part))
    .join('/');
  return /^\/[a-z/:-]{0,99}$/.test(route) ? route : undefined;
}
