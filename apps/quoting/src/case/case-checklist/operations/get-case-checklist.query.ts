import { AppError, getCaseChecklist, type CaseChecklist, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { CASE_LABEL } from '../persistence/case-checklist.sql';
import { CaseChecklistReader } from './case-checklist.reader';

@Implements(getCaseChecklist)
export class GetCaseChecklistQuery implements Handler<typeof getCaseChecklist> {
  constructor(
    private readonly reader: TenantReader,
    private readonly checklists: CaseChecklistReader,
  ) {}

  async handle({ params }: InputOf<typeof getCaseChecklist>): Promise<CaseChecklist> {
    const [found, checklist] = await Promise.all([
      this.reader.one('quoting.checklist_case', CASE_LABEL, [params.id]),
      this.checklists.of(params.id),
    ]);
    if (!found) throw new AppError('NOT_FOUND');
    return { caseId: params.id, ...checklist };
  }
}
