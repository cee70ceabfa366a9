import { LOGO_ID, type MailFile, type RenderedMail } from '../letter/domain/templates/layout';

export interface MailLogo {
  mediaType: string;
  /** The file, Base64-encoded. */
  data: string;
}

export interface OutgoingMail extends RenderedMail {
  to: string;
  messageId: string;
  /** The sender's name and address. A null part is replaced by the platform's. */
  from: { name: string | null; address: string | null };
  logo: MailLogo | null;
}

/** Converts an email for nodemailer. `platform` is the platform's sender, such as `Quillcare <no-reply@…>`. */
export function messageOf(mail: OutgoingMail, platform: string) {
  const { to, replyTo, subject, text, html, messageId, logo, unsubscribe } = mail;
  const attachments = [...(logo ? [toLogoAttachment(logo)] : []), ...(mail.attachments ?? []).map(fileOf)];
  return {
    from: senderOf(mail, platform),
    // Passed as objects, so that an address is never parsed as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    html,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
    ...(attachments.length > 0 ? { attachments } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058 headers, with which mail clients unsubscribe without opening a page. */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Returns the sender: the practice's name if set, and its address if its own server is used. */
export function senderOf({ from: { name, address } }: Pick<OutgoingMail, 'from'>, platform: string) {
  if (name === null && address === null) return platform;
  return { name: name ?? '', address: address ?? addressIn(platform) };
}

/** Extracts the address from a sender such as `Quillcare <no-reply@quillcare.test>`. */
export function addressIn(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}

function fileOf({ name, mediaType, base64 }: MailFile) {
  return { filename: name, content: Buffer.from(base64, 'base64'), contentType: mediaType };
}

function toLogoAttachment({ mediaType, data }: MailLogo) {
  return {
    cid: LOGO_ID,
    filename: `logo.${mediaType.split('/')[1] ?? 'png'}`,
    content: Buffer.from(data, 'base64'),
    contentType: mediaType,
    contentDisposition: 'inline' as const,
  };
}

/** Embeds the logo in the email's HTML, for places without attachments: previews and the local mailbox. */
export function embedLogo(html: string, logo: MailLogo | null): string {
  return logo ? html.replaceAll(`cid:${LOGO_ID}`, `data:${logo.mediaType};base64,${logo.data}`) : html;
}
