import { QuoteAccepted } from '@quillcare/contracts';
import { on, OrganisationFacts } from '@quillcare/service-kit';
import { CaseChecklists } from '../operations/case-checklists';

/** A case has its checklist from the acceptance on; this is for those that a process of the previous version opens during an upgrade. */
export const OnQuoteAcceptedChecklistConsumer = on(
  QuoteAccepted,
  [CaseChecklists, OrganisationFacts],
  (checklists, organisation) => ({
    async prepare({ organisationid, id }) {
      if (!organisationid) throw new Error(`QuoteAccepted ${id} names no organisation.`);
      return (await organisation.get(organisationid)).timeZone;
    },

    handle: ({ data }, timeZone) => checklists.follow(data.surgeryCaseId, timeZone),
  }),
  'OnQuoteAcceptedChecklistConsumer',
);
