import { defineParts } from '@quillcare/service-kit';
import { ReplaceQuoteLinkHandler } from './operations/replace-quote-link.handler';
import { ResendQuoteHandler } from './operations/resend-quote.handler';
import { RevokeQuoteLinksHandler } from './operations/revoke-quote-links.handler';
import { SendQuoteHandler } from './operations/send-quote.handler';
import { SendingChecks } from './operations/sending-checks';

/** Sending quotes, and managing the links patients open them with. */
export const sendingParts = defineParts({
  handlers: [SendQuoteHandler, ResendQuoteHandler, ReplaceQuoteLinkHandler, RevokeQuoteLinksHandler],
  providers: [SendingChecks],
});
