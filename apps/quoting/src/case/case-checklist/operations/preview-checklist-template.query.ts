import { previewChecklistTemplate, type ResultOf } from '@quillcare/contracts';
import { Implements, OrganisationFacts, UnitOfWork, type Handler } from '@quillcare/service-kit';
import {
  alignmentOf,
  effectsOf,
  isAligned,
  type Alignment,
  type ExistingItem,
} from '../domain/align-checklist';
import { situationOf, type CaseSituation, type StoredSituation } from '../domain/case-items';
import { OPEN_ITEMS, OPEN_SITUATIONS } from '../persistence/case-checklist.sql';
import { ChecklistTemplateRepository } from '../persistence/checklist-template.repository';

@Implements(previewChecklistTemplate)
export class PreviewChecklistTemplateQuery implements Handler<typeof previewChecklistTemplate> {
  constructor(
    private readonly templates: ChecklistTemplateRepository,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(): Promise<ResultOf<typeof previewChecklistTemplate>> {
    const { timeZone } = await this.organisation.current();
    return this.uow.run(async () => {
      const own = [this.uow.organisationId];
      const version = (await this.templates.stored())?.version ?? 0;
      const stored = await this.uow.query<StoredSituation>(OPEN_SITUATIONS, own);
      const situations = stored.map((one) => situationOf(one, timeZone));
      const alignments = (await this.alignmentsOf(situations, timeZone)).filter((one) => !isAligned(one));
      return {
        version,
        openCases: situations.length,
        changedCases: alignments.length,
        effects: effectsOf(alignments),
      };
    });
  }

  private async alignmentsOf(situations: readonly CaseSituation[], timeZone: string): Promise<Alignment[]> {
    const template = await this.templates.items();
    const rows = await this.uow.query<ExistingItem & { caseId: string }>(OPEN_ITEMS, [
      this.uow.organisationId,
    ]);
    const byCase = new Map<string, ExistingItem[]>();
    for (const { caseId, ...item } of rows) byCase.set(caseId, [...(byCase.get(caseId) ?? []), item]);
    return situations.map((situation) =>
      alignmentOf(template, byCase.get(situation.id) ?? [], situation, timeZone),
    );
  }
}
