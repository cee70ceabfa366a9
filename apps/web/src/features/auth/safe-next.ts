const HOME = '/dashboard';

/** Where to go after sign-in: a page of our own, never another site. */
export function safeNext(next: string | null): string {
  if (!next || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return HOME;
  return next;
}
