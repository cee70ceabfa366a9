import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether our own page sent this request, according to `Sec-Fetch-Site` and `Origin`, which pages cannot forge. A request with
 * neither header counts as foreign.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (origin === publicUrl) return true;
  return headers.host !== undefined && hostOf(origin) === headers.host.toLowerCase();
}

/** Whether another site's page sent this request; false for API clients, which send no such headers. */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (headers.origin === undefined) return site === 'cross-site' || site === 'same-site';
  return !isSameOrigin(headers, publicUrl);
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null; // `null` (a sandboxed page) or invalid.
  }
}
