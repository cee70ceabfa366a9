import { alignCaseChecklists } from '@quillcare/contracts';
import { eachSafely, ItemsFailedError, ProcessLogger, onJob, UnitOfWork } from '@quillcare/service-kit';
import { CaseChecklists } from '../operations/case-checklists';
import { OPEN_CASES } from '../persistence/case-checklist.sql';
import { ChecklistTemplateRepository } from '../persistence/checklist-template.repository';

/** Each case has its own transaction, so after a crash another worker finishes the rest. */
export const AlignCaseChecklistsJob = onJob(
  alignCaseChecklists,
  [CaseChecklists, ChecklistTemplateRepository, UnitOfWork, ProcessLogger],
  (checklists, templates, uow, logger) => ({
    async handle(data) {
      const { organisationId, templateVersion, timeZone } = data;
      const cases = await uow.runFor(organisationId, () =>
        uow.query<{ id: string }>(OPEN_CASES, [organisationId]),
      );
      const failed = await eachSafely(
        cases,
        ({ id }) =>
          uow.runFor(organisationId, async () => {
            // The template changed since: nobody has confirmed the effects of the new version.
            if ((await templates.stored())?.version !== templateVersion) return;
            await checklists.align(id, timeZone);
          }),
        { job: alignCaseChecklists, logger, nameOf: ({ id }) => `case ${id}` },
      );
      if (failed.length > 0) throw new ItemsFailedError(failed.length, cases.length);
    },
  }),
);
