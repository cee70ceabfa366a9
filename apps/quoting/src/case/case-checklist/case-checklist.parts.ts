import { caseChecklistTemplate } from '@quillcare/contracts';
import { defineParts, newId, settingsHandlers } from '@quillcare/service-kit';
import { keptItems } from './domain/checklist-template';
import { AlignCaseChecklistsJob } from './jobs/align-case-checklists.job';
import { AddChecklistItemHandler } from './operations/add-checklist-item.handler';
import { ApplyChecklistTemplateHandler } from './operations/apply-checklist-template.handler';
import { CaseChecklistReader } from './operations/case-checklist.reader';
import { CaseChecklists } from './operations/case-checklists';
import { ChecklistItemChanges } from './operations/checklist-item-changes';
import { ChecklistTemplatePreparation } from './operations/checklist-template.preparation';
import { GetCaseChecklistQuery } from './operations/get-case-checklist.query';
import { OwnersReader } from './operations/owners.reader';
import { PreviewChecklistTemplateQuery } from './operations/preview-checklist-template.query';
import { SettleChecklistItemHandler } from './operations/settle-checklist-item.handler';
import { UpdateChecklistItemHandler } from './operations/update-checklist-item.handler';
import { ChecklistItemEntity } from './persistence/checklist-item.entity';
import { ChecklistItemRepository } from './persistence/checklist-item.repository';
import { ChecklistTemplateEntity } from './persistence/checklist-template.entity';
import { ChecklistTemplateRepository } from './persistence/checklist-template.repository';

/** The practice's checklist before and after surgery, and the progress of each case. */
export const caseChecklistParts = defineParts({
  entities: [ChecklistTemplateEntity, ChecklistItemEntity],
  handlers: [
    ...settingsHandlers(caseChecklistTemplate, {
      repository: ChecklistTemplateRepository,
      change: (present, sent) => ({ items: keptItems(sent.items, present.items, newId) }),
      preparation: ChecklistTemplatePreparation,
    }),
    PreviewChecklistTemplateQuery,
    ApplyChecklistTemplateHandler,
    GetCaseChecklistQuery,
    AddChecklistItemHandler,
    UpdateChecklistItemHandler,
    SettleChecklistItemHandler,
  ],
  jobs: [AlignCaseChecklistsJob],
  providers: [
    CaseChecklistReader,
    CaseChecklists,
    ChecklistItemChanges,
    ChecklistItemRepository,
    ChecklistTemplatePreparation,
    ChecklistTemplateRepository,
    OwnersReader,
  ],
});
