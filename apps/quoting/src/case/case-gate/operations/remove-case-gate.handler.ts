import { AppError, removeCaseGate } from '@quillcare/contracts';
import { countryDefaults } from '@quillcare/rules';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { gateWords } from '../../surgery-case/domain/gate-input';
import { CaseWriter } from '../../surgery-case/operations/case-writer';

export const RemoveCaseGateHandler = implement(
  removeCaseGate,
  [CaseWriter, OrganisationFacts],
  (writer, organisation) => ({
    prepare: (_input) => organisation.current(),

    async handle({ params, body }, practice) {
      const { version, kind, reason } = body;
      const present = await writer.present({ id: params.id, version, practice });
      if (!present.shown.pathway) throw new AppError('CASE_WITHOUT_PATHWAY');
      writer.refuseIfOver(present);
      const { evidence } = present.row;
      const removed = evidence.find((one) => one.kind === kind);
      if (!removed) throw new AppError('NOT_FOUND');
      const detail = gateWords(removed, countryDefaults(practice.country).locale);
      const set = { evidence: evidence.filter((one) => one !== removed) };
      return writer.store(present, { kind: 'GATE_REMOVED', set, detail, reason }, practice);
    },
  }),
);
