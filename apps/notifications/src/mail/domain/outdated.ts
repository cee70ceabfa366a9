import type { Quote } from '@quillcare/contracts';
import type { MailTemplate } from '../../letter/domain/mail-content';

/** Emails whose link must still lead to the quote. The others tell of something that happened, which stays true. */
const WITH_LIVE_LINK: readonly MailTemplate[] = ['quote-ready', 'quote-change', 'quote-reminder'];

/** Whether what an email is about has changed so that it should no longer be sent; a quote that is gone is null. */
export function isOutdated(
  { template, revision }: { template: MailTemplate; revision: number | null },
  quote: Pick<Quote, 'revision' | 'status'> | null,
): boolean {
  if (!WITH_LIVE_LINK.includes(template)) return false;
  if (quote === null || quote.revision !== revision) return true;
  if (template === 'quote-reminder') return quote.status !== 'SENT';
  return ['WITHDRAWN', 'SUPERSEDED'].includes(quote.status);
}
