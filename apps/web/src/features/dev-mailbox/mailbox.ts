import type { listMailbox, ResultOf } from '@quillcare/contracts';

export type Mail = ResultOf<typeof listMailbox>['items'][number];

/**
 * Returns the mails whose recipient contains the search text, newest first. `exact` holds those the server found by full address.
 */
export function mergeMatches(latest: readonly Mail[], exact: readonly Mail[], search: string): Mail[] {
  const query = search.trim().toLowerCase();
  const found = latest.filter(({ to }) => to.toLowerCase().includes(query));
  const known = new Set(found.map(({ id }) => id));
  return [...found, ...exact.filter(({ id }) => !known.has(id))];
}

export interface TextPart {
  text: string;
  href: string | null;
}

const URL_PATTERN = /https?:\/\/[^\s<>"']+/g;
// Punctuation that belongs to the sentence rather than to the URL before it.
const TRAILING = /[.,;:!?)\]]+$/;

/** Splits plain text into text and links. Only http and https URLs become links. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(URL_PATTERN)) {
    const href = match[0].replace(TRAILING, '');
    if (match.index > at) parts.push({ text: text.slice(at, match.index), href: null });
    parts.push({ text: href, href });
    at = match.index + href.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}

/** Makes every link in the mail's HTML open a new tab, because the frame may not navigate. */
export function buildFrameHtml(html: string): string {
  const base = '<base target="_blank">';
  const head = /<head[^>]*>/i.exec(html);
  if (!head) return base + html;
  const end = head.index + head[0].length;
  return html.slice(0, end) + base + html.slice(end);
}
