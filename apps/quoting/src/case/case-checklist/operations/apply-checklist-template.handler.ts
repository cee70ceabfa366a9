import { alignCaseChecklists, AppError, applyChecklistTemplate } from '@quillcare/contracts';
import { implement, OrganisationFacts, UnitOfWork } from '@quillcare/service-kit';
import { OPEN_CASES } from '../persistence/case-checklist.sql';
import { ChecklistTemplateRepository } from '../persistence/checklist-template.repository';

export const ApplyChecklistTemplateHandler = implement(
  applyChecklistTemplate,
  [ChecklistTemplateRepository, OrganisationFacts, UnitOfWork],
  (templates, organisation, uow) => ({
    prepare: async (_input) => (await organisation.current()).timeZone,

    /** Requires the version the user previewed, because another version would have other effects. */
    async handle({ body }, timeZone) {
      const { organisationId } = uow;
      const stored = await templates.stored();
      if (stored?.version !== body.version)
        throw new AppError('VERSION_CONFLICT', { facts: { version: stored?.version ?? 0 } });
      const cases = await uow.query(OPEN_CASES, [organisationId]);
      uow.enqueue(alignCaseChecklists, { organisationId, templateVersion: body.version, timeZone });
      uow.audit({
        entityType: 'CASE_CHECKLIST_TEMPLATE',
        entityId: stored.id,
        action: 'UPDATE',
        notes: `Applied to open cases: ${cases.length}`,
      });
      return { openCases: cases.length };
    },
  }),
);
