import { QuoteSent } from '@quillcare/contracts';
import { on, OrganisationFacts } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';
import { QuoteCallees } from '../quote-callees';

export const OnQuoteSentConsumer = on(
  QuoteSent,
  [FollowUp, QuoteCallees, OrganisationFacts],
  (followUp, callees, organisation) => ({
    async prepare({ data: { quoteId, clientId } }) {
      const [callee, { country }] = await Promise.all([
        callees.of(quoteId, clientId),
        organisation.current(),
      ]);
      return { ...callee, country };
    },

    handle({ data }, prepared) {
      const { quoteId, quoteNumber, revision, clientId, sentOn } = data;
      return followUp.begin({ quoteId, quoteNumber, revision, clientId, sentOn, ...prepared });
    },
  }),
);
