const HOME = '/dashboard';
const HERE = 'https://here.invalid';

/** Where to go after sign-in: a page of our own, never another site. */
export function safeNext(next: string | null): string {
  // Read as a browser reads it, which drops tabs and line breaks and takes a backslash for a slash.
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return HOME;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  // A path that begins with two slashes would be read as a host the next time.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : HOME;
}
