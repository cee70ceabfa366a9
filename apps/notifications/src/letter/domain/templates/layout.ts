import { z } from 'zod';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Reply-to address. Null if replies are not read. */
  replyTo: string | null;
  /** One-click unsubscribe address for mail clients (RFC 8058). Missing if the email cannot be unsubscribed from. */
  unsubscribe?: string;
  attachments?: readonly MailFile[];
}

export interface MailFile {
  name: string;
  mediaType: string;
  base64: string;
}

/** A line of text, linked if `url` is set. */
export interface LinkedLine {
  text: string;
  url: string | null;
}

/** Greets account holders by first name, as patients are greeted. */
export function formatGreeting(name: string): string {
  return `Dear ${toSingleLine(name).split(' ')[0] ?? ''},`;
}

/** The content of a template. The layout renders the text and HTML versions. */
export interface MailParts {
  subject: string;
  /** Heading within the email; defaults to the subject. */
  heading?: string;
  /** Alternative text of the practice's logo, which is attached as `LOGO_ID` and shown at the top. */
  logoOf?: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Quoted text after the first paragraph. The only part that keeps its line breaks. */
  quotation?: string;
  /** List of links after the first paragraph. */
  lines?: readonly LinkedLine[];
  action?: { label: string; url: string };
  otherwise?: { label: string; url: string };
  signOff: readonly string[];
  replyTo?: string;
  /** Page where the reader unsubscribes, and the one-click address for mail clients. */
  unsubscribe?: { label: string; page: string; atOnce: string };
}

export const LOGO_ID = 'practice-logo';

export const practiceFacts = z.object({ name: z.string(), phone: z.string().nullable(), email: z.string() });
export type PracticeFacts = z.infer<typeof practiceFacts>;

export function contactOf({ phone, email }: PracticeFacts): string {
  return phone ? `${phone} or ${email}` : email;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// A line break in a name could end a header or forge a paragraph.
const BREAKS = /[\s\u0000-\u001f\u007f\u2028\u2029]+/g;

/** Collapses text to a single line. */
export function toSingleLine(text: string): string {
  return text.replace(BREAKS, ' ').trim();
}

const WORD_JOINER = '\u2060';
const WEB_ADDRESS = /:\/\/|[\p{L}\p{N}]\.\p{L}/u;
const EMAIL_ADDRESS = /^[^\s@/]+@[^\s@/]+$/;

/**
 * Collapses text to one line and prevents mail clients from linking web addresses in it: our own links are separate, so anything
 * that looks like one came from somebody's name. An invisible word joiner breaks it up. Email addresses are left unchanged.
 */
function toSafeLine(text: string): string {
  return toSingleLine(text)
    .split(' ')
    .map((word) =>
      WEB_ADDRESS.test(word) && !EMAIL_ADDRESS.test(word) ? word.replace(/[.:]/g, `$&${WORD_JOINER}`) : word,
    )
    .join(' ');
}

// Line breaks are kept, but not characters that move the cursor or hide text.
const INVISIBLE_CHARACTERS =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function splitLines(text: string): string[] {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(INVISIBLE_CHARACTERS, ' ')
    .trim()
    .split('\n');
}

/** Renders an email as plain text and HTML with the same content. */
export function renderLayout(content: MailParts): RenderedMail {
  const parts: MailParts = {
    ...content,
    subject: toSafeLine(content.subject),
    heading: toSafeLine(content.heading ?? content.subject),
    greeting: toSafeLine(content.greeting),
    paragraphs: content.paragraphs.map(toSafeLine),
    lines: content.lines?.map(({ text, url }) => ({ text: toSafeLine(text), url })),
    signOff: content.signOff.map(toSafeLine),
  };
  const rendered = {
    subject: parts.subject,
    text: plain(parts),
    html: html(parts),
    replyTo: content.replyTo ?? null,
  };
  return content.unsubscribe ? { ...rendered, unsubscribe: content.unsubscribe.atOnce } : rendered;
}

function plain(parts: MailParts): string {
  const { greeting, paragraphs, lines = [], quotation, action, otherwise, signOff, unsubscribe } = parts;
  const quoted = quotation === undefined ? [] : [quoteLines(quotation)];
  const listed = lines.map(({ text, url }) => (url === null ? text : `${text}:\n${url}`));
  const links = [action, otherwise].flatMap((one) => (one ? [`${one.label}:\n${one.url}`] : []));
  const stop = unsubscribe ? [`${toSafeLine(unsubscribe.label)}:\n${unsubscribe.page}`] : [];
  const [first, ...rest] = paragraphs;
  return `${[greeting, first, ...listed, ...quoted, ...links, ...rest, signOff.join('\n'), ...stop].join('\n\n')}\n`;
}

// Marks every line, so that quoted text cannot pass for ours.
function quoteLines(text: string): string {
  return splitLines(text)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

const BODY =
  'margin:0;padding:24px 16px;background:#f4f6f8;color:#1b2733;font-family:-apple-system,Segoe UI,Roboto,Arial,sans-serif;font-size:16px;line-height:1.5';
const CARD = 'max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border-radius:8px';
// Long words wrap, so that an address does not make the email wider than a phone.
const HEADING = 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;overflow-wrap:anywhere';
const PARAGRAPH = 'margin:0 0 16px;overflow-wrap:anywhere';
const QUOTATION =
  'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #d3dbe2;overflow-wrap:anywhere';
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#0b5c66;color:#ffffff;border-radius:6px;font-weight:600;text-decoration:none';
const LOGO = 'display:block;max-width:200px;max-height:80px;border:0';
const SMALL = 'margin:0 0 16px;font-size:14px;color:#4a5a68;overflow-wrap:anywhere';
/** For mail clients with dark mode. Others ignore it and use the inline styles. */
const DARK = `@media (prefers-color-scheme: dark) {
body { background: #0f1720 !important; color: #e6ebf0 !important; }
.card { background: #1b2733 !important; }
.quotation { border-color: #4a5a68 !important; }
.button { background: #8fd3dc !important; color: #0b2a2f !important; }
.link { color: #8fd3dc !important; }
.small { color: #aab8c4 !important; }
}`;

function html(parts: MailParts): string {
  const { subject, heading = subject, logoOf, greeting, paragraphs, quotation } = parts;
  const { lines = [], action, otherwise, signOff, unsubscribe } = parts;
  const [first = '', ...rest] = paragraphs.map((text) => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`);
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${DARK}</style></head>`,
    `<body style="${BODY}"><div class="card" role="article" aria-label="${escapeHtml(subject)}" style="${CARD}">`,
    `${logoOf === undefined ? '' : logo(logoOf)}<h1 style="${HEADING}">${escapeHtml(heading)}</h1>`,
    `<p style="${PARAGRAPH}">${escapeHtml(greeting)}</p>`,
    first,
    lines.length > 0 ? list(lines) : '',
    quotation === undefined ? '' : quote(quotation),
    action ? button(action) : '',
    otherwise ? button(otherwise) : '',
    ...rest,
    `<p style="margin:24px 0 0;overflow-wrap:anywhere">${signOff.map(escapeHtml).join('<br>')}</p>`,
    unsubscribe ? smallLink(unsubscribe) : '',
    '</div></body></html>',
  ].join('\n');
}

function logo(name: string): string {
  return `<p style="${PARAGRAPH}"><img src="cid:${LOGO_ID}" alt="${escapeHtml(toSingleLine(name))}" style="${LOGO}"></p>`;
}

function list(lines: readonly LinkedLine[]): string {
  const items = lines.map(({ text, url }) => {
    const escaped = escapeHtml(text);
    const linked =
      url === null
        ? escaped
        : `<a class="link" href="${escapeHtml(url)}" style="color:#0b5c66">${escaped}</a>`;
    return `<li style="margin:0 0 8px;overflow-wrap:anywhere">${linked}</li>`;
  });
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.join('')}</ul>`;
}

function quote(text: string): string {
  return `<blockquote class="quotation" style="${QUOTATION}">${splitLines(text).map(escapeHtml).join('<br>')}</blockquote>`;
}

// Also shows the URL, for readers who want to check or copy it.
function button({ label, url }: NonNullable<MailParts['action']>): string {
  const address = escapeHtml(url);
  return [
    `<p style="${PARAGRAPH}"><a class="button" href="${address}" style="${BUTTON}">${escapeHtml(label)}</a></p>`,
    `<p class="small" style="${SMALL}">Or open this address: ${address}</p>`,
  ].join('\n');
}

function smallLink({ label, page }: NonNullable<MailParts['unsubscribe']>): string {
  const link = `<a class="small" href="${escapeHtml(page)}" style="color:#4a5a68">${escapeHtml(toSafeLine(label))}</a>`;
  return `<p class="small" style="margin:24px 0 0;font-size:14px;color:#4a5a68">${link}</p>`;
}
