import type { IncomingHttpHeaders } from 'node:http';

const HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether a browser prefetches or previews the page rather than opening it. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return HEADERS.some((name) => /\b(prefetch|preview|prerender)\b/i.test(String(headers[name] ?? '')));
}
