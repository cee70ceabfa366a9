import type { MailTemplateKey, MailWords } from '@quillcare/contracts';

export interface MailStyle {
  /** Custom wording of the templates that the practice has changed. */
  words: Partial<Record<MailTemplateKey, MailWords>>;
  /** Lines below "Kind regards". Null for the practice's name. */
  signature: string | null;
  /** Reply-to address. Null for the practice's address. */
  replyTo: string | null;
  showsLogo: boolean;
}

/** Style of a practice that has customised nothing. */
export const PRODUCT_STYLE: MailStyle = { words: {}, signature: null, replyTo: null, showsLogo: false };
