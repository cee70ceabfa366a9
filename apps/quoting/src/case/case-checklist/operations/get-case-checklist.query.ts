import { AppError, getCaseChecklist } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { CASE_LABEL } from '../persistence/case-checklist.sql';
import { CaseChecklistReader } from './case-checklist.reader';

export const GetCaseChecklistQuery = implement(
  getCaseChecklist,
  [TenantReader, CaseChecklistReader],
  (reader, checklists) => ({
    async handle({ params }) {
      const [found, checklist] = await Promise.all([
        reader.one('quoting.checklist_case', CASE_LABEL, [params.id]),
        checklists.read(params.id),
      ]);
      if (!found) throw new AppError('NOT_FOUND');
      return { caseId: params.id, ...checklist };
    },
  }),
);
