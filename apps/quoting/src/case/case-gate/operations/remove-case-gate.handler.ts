import { AppError, removeCaseGate } from '@quillcare/contracts';
import { getCountryDefaults } from '@quillcare/rules';
import { implement } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { describeGate } from '../../surgery-case/domain/gate-input';
import { CaseWriter } from '../../surgery-case/operations/case-writer';

export const RemoveCaseGateHandler = implement(
  removeCaseGate,
  [CaseWriter, CaseAudienceReader],
  (writer, audience) => ({
    prepare: ({ params }) => audience.read(params.id),

    async handle({ params, body }, practice) {
      const { version, kind, reason } = body;
      const present = await writer.lockVersion({ id: params.id, version, practice });
      if (!present.surgeryCase.pathway) throw new AppError('CASE_WITHOUT_PATHWAY');
      writer.assertNotStarted(present);
      const { evidence } = present.row;
      const removed = evidence.find((one) => one.kind === kind);
      if (!removed) throw new AppError('NOT_FOUND');
      const detail = describeGate(removed, getCountryDefaults(practice.country).locale);
      const set = { evidence: evidence.filter((one) => one !== removed) };
      return writer.save(present, { kind: 'GATE_REMOVED', set, detail, reason }, practice);
    },
  }),
);
