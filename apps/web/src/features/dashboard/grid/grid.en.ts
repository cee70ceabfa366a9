import { defineWords } from '../../../shared/words/words';

export const gridWords = defineWords('grid', {
  failed: 'The figures could not be loaded',
  leadsMissing: 'Figures about leads could not be loaded.',
  retry: 'Try again',
  none: 'There are no figures for your role.',
  against: 'the 30 days before',
  figures: {
    asked: 'New enquiries',
    converted: 'Leads converted',
    sent: 'Quotes sent',
    sentMinor: 'Value sent',
    accepted: 'Quotes accepted',
    acceptedMinor: 'Value accepted',
    waiting: 'Waiting for an answer',
    waitingMinor: 'Value waiting',
  },
  weeks: 'Quotes sent and accepted per week',
  sent: 'Sent',
  accepted: 'Accepted',
  leadWeeks: 'Enquiries per week',
  asked: 'Enquiries',
  funnel: 'Under way by status',
  funnelHint: 'Everybody who still has to decide, and what it would bring.',
  stages: {
    NEW: 'New leads',
    CONTACTED: 'Contacted leads',
    QUALIFIED: 'Qualified leads',
    DRAFT: 'Draft quotes',
    SENT: 'Quotes with the patient',
    QUERY_RECEIVED: 'Quotes with a question',
  },
});
