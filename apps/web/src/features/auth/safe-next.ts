const HOME = '/dashboard';
const HERE = 'https://here.invalid';

/** Returns where to go after sign-in: always a page of this app, never another site (prevents open redirects). */
export function safeNext(next: string | null): string {
  // Parse it as a browser does, which drops tabs and line breaks and treats a backslash as a slash.
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return HOME;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  // A path starting with two slashes would be taken for a host the next time it is resolved.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : HOME;
}
