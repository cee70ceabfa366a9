import { AppError, followReplacement } from '@quillcare/contracts';
import { Clock, implement, TenantReader } from '@quillcare/service-kit';
import {
  actingPatient,
  isResendable,
  LinkIssuer,
  PatientLinkRepository,
  QuoteDocumentRepository,
  QuoteFactsReader,
  QuoteRepository,
  recipient,
  refuseUnlessIdentified,
  tokenHash,
} from '../../../quote';
import { CURRENT_QUOTE } from './current-version';

/** The same error in every case, so that an old link reveals nothing about the quote. */
const refused = () => new AppError('LINK_SUPERSEDED', { facts: { replacedBy: 'NEW_VERSION' } });

export const FollowReplacementHandler = implement(
  followReplacement,
  [
    TenantReader,
    QuoteFactsReader,
    QuoteRepository,
    QuoteDocumentRepository,
    PatientLinkRepository,
    LinkIssuer,
    Clock,
  ],
  (reader, facts, quotes, documents, links, issuer, clock) => ({
    async prepare({ params }) {
      refuseUnlessIdentified();
      const found = await reader.one<{ id: string }>('quoting.current_quote', CURRENT_QUOTE, [
        actingPatient().linkId,
        tokenHash(params.token),
      ]);
      const sources = found && (await facts.readFor(found.id));
      return found && sources && { quoteId: found.id, sources };
    },

    async handle({ params }, replacement) {
      const own = await links.findByHash(tokenHash(params.token));
      // Revoked links and device links (which expire) cannot be followed.
      if (!replacement || !own || own.revokedAt !== null || own.linkExpiresAt !== null) throw refused();
      const quote = await quotes.find(replacement.quoteId, { lock: true });
      const client = recipient(replacement.sources.client);
      if (!quote || !isResendable(quote, clock.now()) || quote.clientId !== client.id) throw refused();
      const { content } = await documents.get(own.quoteId);
      if (content.client.email.toLowerCase() !== client.email?.toLowerCase()) throw refused();
      const { link } = await issuer.add(quote, client);
      return { path: new URL(link).pathname };
    },
  }),
);
