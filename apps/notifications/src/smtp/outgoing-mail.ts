import { LOGO_ID, type MailFile, type RenderedMail } from '../letter/domain/templates/layout';

/** The practice's logo, attached to its emails. */
export interface MailLogo {
  mediaType: string;
  /** The file in base64. */
  data: string;
}

export interface OutgoingMail extends RenderedMail {
  to: string;
  messageId: string;
  /** The sender's name and address; null parts are the platform's. */
  from: { name: string | null; address: string | null };
  logo: MailLogo | null;
}

/** The email as nodemailer takes it. `platform` is the platform's sender, such as `Quillcare <no-reply@…>`. */
export function messageOf(mail: OutgoingMail, platform: string) {
  const { to, replyTo, subject, text, html, messageId, logo, unsubscribe } = mail;
  const attachments = [...(logo ? [attached(logo)] : []), ...(mail.attachments ?? []).map(fileOf)];
  return {
    from: senderOf(mail, platform),
    // As objects, so that an address is never parsed as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    html,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribe) },
    ...(attachments.length > 0 ? { attachments } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058: mail programs offer to stop such emails, and do it without opening a page. */
function oneClick(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The sender: the practice's name where it has one, and its address where it sends by its own server. */
export function senderOf({ from: { name, address } }: Pick<OutgoingMail, 'from'>, platform: string) {
  if (name === null && address === null) return platform;
  return { name: name ?? '', address: address ?? addressIn(platform) };
}

/** The address of a sender such as `Quillcare <no-reply@quillcare.test>`. */
export function addressIn(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}

function fileOf({ name, mediaType, base64 }: MailFile) {
  return { filename: name, content: Buffer.from(base64, 'base64'), contentType: mediaType };
}

function attached({ mediaType, data }: MailLogo) {
  return {
    cid: LOGO_ID,
    filename: `logo.${mediaType.split('/')[1] ?? 'png'}`,
    content: Buffer.from(data, 'base64'),
    contentType: mediaType,
    contentDisposition: 'inline' as const,
  };
}

/** The email's HTML with the logo inside it, for where there are no attachments: a preview, the local mailbox. */
export function withLogoInside(html: string, logo: MailLogo | null): string {
  return logo ? html.replaceAll(`cid:${LOGO_ID}`, `data:${logo.mediaType};base64,${logo.data}`) : html;
}
