import { z } from 'zod';

/** A rendered mail. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Where replies go; null if nobody reads them. */
  replyTo: string | null;
}

/** The content of a template; the layout renders both forms. */
export interface MailParts {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Quoted text after the first paragraph, the only part that keeps its line breaks. */
  quotation?: string;
  action?: { label: string; url: string };
  signOff: readonly string[];
  replyTo?: string;
}

/** The practice as named in its emails. */
export const practiceFacts = z.object({ name: z.string(), phone: z.string().nullable(), email: z.string() });
export type PracticeFacts = z.infer<typeof practiceFacts>;

/** The practice's contact details as text. */
export function contactOf({ phone, email }: PracticeFacts): string {
  return phone ? `${phone} or ${email}` : email;
}

/** Escapes markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// A line break in a name could otherwise end a header or forge a paragraph.
const BREAKS = /[\s\u0000-\u001f\u007f\u2028\u2029]+/g;

/** Text on one line. */
export function oneLine(text: string): string {
  return text.replace(BREAKS, ' ').trim();
}

const WORD_JOINER = '\u2060';
const WEB_ADDRESS = /:\/\/|[\p{L}\p{N}]\.\p{L}/u;
const EMAIL_ADDRESS = /^[^\s@/]+@[^\s@/]+$/;

/**
 * One line in which mail programs find no web address to turn into a link: our own links are separate, so
 * anything like one here came from somebody's name. An invisible joiner breaks it up; email addresses are
 * unchanged.
 */
function words(text: string): string {
  return oneLine(text)
    .split(' ')
    .map((word) =>
      WEB_ADDRESS.test(word) && !EMAIL_ADDRESS.test(word) ? word.replace(/[.:]/g, `$&${WORD_JOINER}`) : word,
    )
    .join(' ');
}

// Line breaks are kept, but not characters that move the cursor or hide text.
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The lines of a quotation. */
function linesOf(text: string): string[] {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(UNSEEN, ' ')
    .trim()
    .split('\n');
}

/** Renders a mail as plain text and as HTML, with the same content. */
export function layOut(given: MailParts): RenderedMail {
  const parts: MailParts = {
    ...given,
    subject: words(given.subject),
    greeting: words(given.greeting),
    paragraphs: given.paragraphs.map(words),
    signOff: given.signOff.map(words),
  };
  return { subject: parts.subject, text: plain(parts), html: html(parts), replyTo: given.replyTo ?? null };
}

function plain({ greeting, paragraphs, quotation, action, signOff }: MailParts): string {
  const quoted = quotation === undefined ? [] : [markedLines(quotation)];
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const [first, ...rest] = paragraphs;
  return `${[greeting, first, ...quoted, ...link, ...rest, signOff.join('\n')].join('\n\n')}\n`;
}

// Marked line by line, so that quoted text cannot pass for ours.
function markedLines(text: string): string {
  return linesOf(text)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

const BODY =
  'margin:0;padding:24px 16px;background:#f4f6f8;color:#1b2733;font-family:-apple-system,Segoe UI,Roboto,Arial,sans-serif;font-size:16px;line-height:1.5';
const CARD = 'max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border-radius:8px';
const HEADING = 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600';
const PARAGRAPH = 'margin:0 0 16px';
const QUOTATION =
  'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #d3dbe2;overflow-wrap:anywhere';
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#0b5c66;color:#ffffff;border-radius:6px;font-weight:600;text-decoration:none';
const SMALL = 'margin:0 0 16px;font-size:14px;color:#4a5a68;overflow-wrap:anywhere';

function html({ subject, greeting, paragraphs, quotation, action, signOff }: MailParts): string {
  const [first = '', ...rest] = paragraphs.map((text) => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`);
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="${BODY}"><div role="article" aria-label="${escapeHtml(subject)}" style="${CARD}">`,
    `<h1 style="${HEADING}">${escapeHtml(subject)}</h1>`,
    `<p style="${PARAGRAPH}">${escapeHtml(greeting)}</p>`,
    first,
    quotation === undefined ? '' : quote(quotation),
    action ? button(action) : '',
    ...rest,
    `<p style="margin:24px 0 0">${signOff.map(escapeHtml).join('<br>')}</p>`,
    '</div></body></html>',
  ].join('\n');
}

function quote(text: string): string {
  return `<blockquote style="${QUOTATION}">${linesOf(text).map(escapeHtml).join('<br>')}</blockquote>`;
}

// The URL is shown too, for readers who want to see where it leads or to copy it.
function button({ label, url }: NonNullable<MailParts['action']>): string {
  const address = escapeHtml(url);
  return [
    `<p style="${PARAGRAPH}"><a href="${address}" style="${BUTTON}">${escapeHtml(label)}</a></p>`,
    `<p style="${SMALL}">Or open this address: ${address}</p>`,
  ].join('\n');
}
