import { cancelSurgeryCase } from '@quillcare/contracts';
import { Clock, implement } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { QuoteVersionRepository } from '../../../quote';
import { SurgeryCaseRepository } from '../persistence/surgery-case.repository';
import { CaseWriter } from './case-writer';
import { SurgeryCaseReader } from './surgery-case.reader';

export const CancelSurgeryCaseHandler = implement(
  cancelSurgeryCase,
  [CaseWriter, SurgeryCaseRepository, SurgeryCaseReader, QuoteVersionRepository, CaseAudienceReader, Clock],
  (writer, cases, reader, versions, audience, clock) => ({
    prepare: ({ params }) => audience.read(params.id),

    async handle({ params, body }, practice) {
      const { id } = params;
      // Before the case, as by a patient who signs a change of the quote, so that exactly one of the two comes first.
      await versions.lockAll((await cases.get(id)).quoteId);
      const { surgeryCase: shown } = await writer.lockVersion({ id, version: body.version, practice });
      writer.assertAllowed('CANCEL', shown, practice);
      await cases.cancel(id, { by: 'STAFF', reason: body.reason, now: clock.now() });
      await versions.withdrawVariationsOf(shown.quoteId);
      return reader.read(id, practice);
    },
  }),
);
