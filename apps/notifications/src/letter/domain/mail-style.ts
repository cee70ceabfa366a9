import type { MailTemplateKey, MailWords } from '@quillcare/contracts';

/** How a practice wants its emails to patients. */
export interface MailStyle {
  /** The templates whose words the practice changed. */
  words: Partial<Record<MailTemplateKey, MailWords>>;
  /** Its lines stand below "Kind regards"; null: the practice's name. */
  signature: string | null;
  /** Where replies go; null: the practice's address. */
  replyTo: string | null;
  showsLogo: boolean;
}

/** For a practice that changed nothing. */
export const PRODUCT_STYLE: MailStyle = { words: {}, signature: null, replyTo: null, showsLogo: false };
