const DEFAULT_PATH = '/dashboard';
const BASE_URL = 'https://here.invalid';

/** Returns where to go after sign-in: always a page of this app, never another site (prevents open redirects). */
export function toSafePath(next: string | null): string {
  // Parse it as a browser does, which drops tabs and line breaks and treats a backslash as a slash.
  if (!next?.startsWith('/') || !URL.canParse(next, BASE_URL)) return DEFAULT_PATH;
  const { origin, pathname, search, hash } = new URL(next, BASE_URL);
  // A path starting with two slashes would be taken for a host the next time it is resolved.
  return origin === BASE_URL && !pathname.startsWith('//') ? pathname + search + hash : DEFAULT_PATH;
}
