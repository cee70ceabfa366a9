import type { Quote } from '@quillcare/contracts';
import type { MailTemplate } from '../../letter/domain/mail-content';

/** Emails whose link must still lead to the quote. The others report events, which stay true. */
const LINK_TEMPLATES: readonly MailTemplate[] = ['quote-ready', 'quote-change', 'quote-reminder'];

/** Returns whether an email should no longer be sent because its quote has changed. The quote is null if it was removed. */
export function isOutdated(
  { template, revision }: { template: MailTemplate; revision: number | null },
  quote: Pick<Quote, 'revision' | 'status'> | null,
): boolean {
  if (!LINK_TEMPLATES.includes(template)) return false;
  if (quote === null || quote.revision !== revision) return true;
  if (template === 'quote-reminder') return quote.status !== 'SENT';
  return ['WITHDRAWN', 'SUPERSEDED'].includes(quote.status);
}
