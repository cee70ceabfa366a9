import { AppError, resendQuote } from '@quillcare/contracts';
import { Clock, DailyMailLimit, implement, toWire } from '@quillcare/service-kit';
import { LinkIssuer, recipient } from '../../patient-link/operations/link-issuer';
import { mailKindOf, assertResendable, resend } from '../../quote/domain/quote-resend';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { QuoteFactsReader } from '../../quote/operations/quote-facts.reader';

export const ResendQuoteHandler = implement(
  resendQuote,
  [QuoteRepository, LinkIssuer, QuoteFactsReader, DailyMailLimit, Clock],
  (quotes, links, facts, mailLimit, clock) => ({
    prepare: ({ params }) => facts.readFor(params.id),

    async handle({ params, body }, sources) {
      const now = clock.now();
      const present = await quotes.get(params.id, { lock: true });
      if (!sources) throw new AppError('NOT_FOUND');
      assertResendable(present, now);
      const client = recipient(sources.client);
      const options = {
        expectedVersion: body.version,
        action: 'SEND',
        notes: 'Sent again with a new link; the former link no longer works',
      } as const;
      const quote = await quotes.change(params.id, (row) => resend(row, client.email, now), options);
      await mailLimit.count(sources.organisation, 'quotes');
      const issued = await links.replace(quote, client);
      links.mail(quote, issued, mailKindOf(quote));
      return { quote: toWire(quote), link: issued.link };
    },
  }),
);
