import type { MailEvent } from '@quillcare/contracts';

/** A MIME part of a bounce mail (RFC 3464) or complaint (RFC 5965). */
export interface MailPart {
  contentType: string;
  text: string;
}

/**
 * Returns the event that a mail in the bounce mailbox reports. Null for any other mail, such as a reply or an out-of-office note.
 */
export function reportIn(parts: readonly MailPart[], receivedAt: Date): MailEvent | null {
  const messageId = originalMessageId(parts);
  if (messageId === null) return null;
  const found = {
    id: `mail:${messageId}:${receivedAt.toISOString()}`,
    messageId,
    at: receivedAt.toISOString(),
  };
  if (parts.some(({ contentType }) => contentType === 'message/feedback-report'))
    return { ...found, type: 'COMPLAINT', status: null, detail: null };
  const status = parts.find(({ contentType }) => contentType === 'message/delivery-status');
  return status ? deliveryReport(status.text, found) : null;
}

function deliveryReport(text: string, found: Pick<MailEvent, 'id' | 'messageId' | 'at'>): MailEvent | null {
  const fields = fieldsOf(text);
  const status = /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(fields.get('status') ?? '')?.[1] ?? null;
  const type = toEventType(fields.get('action')?.toLowerCase(), status);
  if (type === null) return null;
  const detail = (fields.get('diagnostic-code') ?? '').replace(/^\s*smtp\s*;\s*/i, '').slice(0, 1_000);
  return { ...found, type, status, detail: detail || null };
}

// "failed" is final unless the status is temporary, for example a mailbox that stayed full until the server gave up.
function toEventType(action: string | undefined, status: string | null): MailEvent['type'] | null {
  if (action === 'delayed') return null; // The remote server keeps trying.
  if (action !== 'failed') return null;
  return status?.startsWith('4') ? 'SOFT_BOUNCE' : 'BOUNCE';
}

/** Parses the fields of all groups. Folded lines are joined, and the first field of a name wins. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of unfoldLines(text).split('\n')) {
    const [, name, value] = /^([A-Za-z-]+):\s*(.*)$/.exec(line.trim()) ?? [];
    if (name && value !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value);
  }
  return fields;
}

const ORIGINALS: readonly string[] = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'];

function originalMessageId(parts: readonly MailPart[]): string | null {
  for (const { contentType, text } of parts) {
    if (!ORIGINALS.includes(contentType)) continue;
    const headers = unfoldLines(text).split(/\n\s*\n/)[0] ?? '';
    const found = /^message-id:\s*(<[^<>\s]{1,290}>)/im.exec(headers)?.[1];
    if (found) return found;
  }
  return null;
}

function unfoldLines(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ');
}
