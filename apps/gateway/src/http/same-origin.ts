import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of ours sent this request. Browsers say so in `Sec-Fetch-Site` and `Origin`, which no page
 * can forge; a request without either does not come from a page of ours.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (origin === publicUrl) return true;
  return headers.host !== undefined && hostOf(origin) === headers.host.toLowerCase();
}

/** Whether a browser says that another site's page sent this request; programs say nothing. */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (headers.origin === undefined) return site === 'cross-site' || site === 'same-site';
  return !isSameOrigin(headers, publicUrl);
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null; // `null` (a sandboxed page) and garbage are nobody's origin.
  }
}
