import {
  alignCaseChecklists,
  AppError,
  applyChecklistTemplate,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, OrganisationFacts, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { OPEN_CASES } from '../persistence/case-checklist.sql';
import { ChecklistTemplateRepository } from '../persistence/checklist-template.repository';

@Implements(applyChecklistTemplate)
export class ApplyChecklistTemplateHandler implements Handler<typeof applyChecklistTemplate> {
  constructor(
    private readonly templates: ChecklistTemplateRepository,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare(): Promise<string> {
    return (await this.organisation.current()).timeZone;
  }

  /** What the person saw is what is done: another version of the checklist has other effects. */
  async handle(
    { body }: InputOf<typeof applyChecklistTemplate>,
    timeZone: string,
  ): Promise<ResultOf<typeof applyChecklistTemplate>> {
    const { organisationId } = this.uow;
    const stored = await this.templates.stored();
    if (stored?.version !== body.version)
      throw new AppError('VERSION_CONFLICT', { facts: { version: stored?.version ?? 0 } });
    const cases = await this.uow.query(OPEN_CASES, [organisationId]);
    this.uow.enqueue(alignCaseChecklists, { organisationId, templateVersion: body.version, timeZone });
    this.uow.audit({
      entityType: 'CASE_CHECKLIST_TEMPLATE',
      entityId: stored.id,
      action: 'UPDATE',
      notes: `Applied to open cases, of which there were ${cases.length}`,
    });
    return { openCases: cases.length };
  }
}
