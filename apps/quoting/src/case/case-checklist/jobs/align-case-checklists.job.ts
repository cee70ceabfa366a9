import { alignCaseChecklists, type JobData } from '@quillcare/contracts';
import {
  eachSafely,
  ItemsFailed,
  ProcessLogger,
  Processes,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import { CaseChecklists } from '../operations/case-checklists';
import { OPEN_CASES } from '../persistence/case-checklist.sql';
import { ChecklistTemplateRepository } from '../persistence/checklist-template.repository';

/** Each case in a transaction of its own: whoever dies half-way has the rest done by another. */
@Processes(alignCaseChecklists)
export class AlignCaseChecklistsJob implements JobHandler<typeof alignCaseChecklists> {
  constructor(
    private readonly checklists: CaseChecklists,
    private readonly templates: ChecklistTemplateRepository,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(data: JobData<typeof alignCaseChecklists>): Promise<void> {
    const { organisationId, templateVersion, timeZone } = data;
    const cases = await this.uow.runFor(organisationId, () =>
      this.uow.query<{ id: string }>(OPEN_CASES, [organisationId]),
    );
    const failed = await eachSafely(
      cases,
      ({ id }) =>
        this.uow.runFor(organisationId, async () => {
          // Changed since: nobody saw what the new one would do.
          if ((await this.templates.stored())?.version !== templateVersion) return;
          await this.checklists.align(id, timeZone);
        }),
      { job: alignCaseChecklists, logger: this.logger, nameOf: ({ id }) => `case ${id}` },
    );
    if (failed.length > 0) throw new ItemsFailed(failed.length, cases.length);
  }
}
