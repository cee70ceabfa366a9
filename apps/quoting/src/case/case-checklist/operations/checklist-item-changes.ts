import { Injectable } from '@nestjs/common';
import { AppError, CaseChecklistChanged, invalidInput, type FieldError } from '@quillcare/contracts';
import { currentContext, UnitOfWork } from '@quillcare/service-kit';
import type { CaseSituation } from '../domain/case-items';
import { CASE_LABEL } from '../persistence/case-checklist.sql';
import type { ChecklistItemEntity } from '../persistence/checklist-item.entity';
import { ChecklistItemRepository } from '../persistence/checklist-item.repository';
import { CaseChecklists } from './case-checklists';

type Label = Pick<CaseSituation, 'id' | 'quoteNumber'>;
/** Audited fields of an item, under their display names. */
type AuditedFields = Record<string, string | null>;

/** Manual changes to the items of a case: stored, audited with the case and pushed to open pages. */
@Injectable()
export class ChecklistItemChanges {
  constructor(
    private readonly items: ChecklistItemRepository,
    private readonly checklists: CaseChecklists,
    private readonly uow: UnitOfWork,
  ) {}

  async add(
    caseId: string,
    item: Parameters<ChecklistItemRepository['add']>[1],
    problems: readonly FieldError[],
  ): Promise<{ id: string; version: number }> {
    const label = await this.caseOf(caseId);
    if (problems.length > 0) throw invalidInput(...problems);
    const added = await this.items.add(caseId, item);
    this.auditChange(label, item.title, {}, auditedFieldsOf(added));
    this.notifyOwner(label, added, null);
    return added;
  }

  async change(
    at: { caseId: string; itemId: string; version: number; problems?: readonly FieldError[] },
    change: (item: ChecklistItemEntity) => void,
    reason: string | null = null,
  ): Promise<{ id: string; version: number }> {
    const label = await this.caseOf(at.caseId);
    let before: AuditedFields = {};
    let ownerBefore: string | null = null;
    const changed = await this.items.change(
      at,
      (item) => {
        // If the item does not exist, throws NOT_FOUND before reporting any field problems.
        if (at.problems?.length) throw invalidInput(...at.problems);
        before = auditedFieldsOf(item);
        ownerBefore = item.ownerId;
        change(item);
      },
      { version: at.version },
    );
    if (changed.version !== at.version)
      this.auditChange(label, changed.title, before, auditedFieldsOf(changed), reason);
    this.notifyOwner(label, changed, ownerBefore);
    return changed;
  }

  private notifyOwner(label: Label, item: ChecklistItemEntity, ownerBefore: string | null): void {
    if (item.ownerId !== ownerBefore)
      this.checklists.notifyOwners(label, [item], currentContext().actor.userId);
  }

  private async caseOf(caseId: string): Promise<Label> {
    const [found] = await this.uow.query<Label>(CASE_LABEL, [this.uow.organisationId, caseId]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  private auditChange(
    label: Label,
    title: string,
    before: AuditedFields,
    after: AuditedFields,
    reason: string | null = null,
  ): void {
    const changes = Object.entries(after).flatMap(([field, newValue]) => {
      const oldValue = before[field] ?? null;
      return oldValue === newValue ? [] : [{ field, oldValue, newValue }];
    });
    this.checklists.auditItem(label, changes, `Checklist: ${title}`, reason);
    this.uow.emit(CaseChecklistChanged, label.id, { caseId: label.id });
  }
}

function auditedFieldsOf({ title, state, dueOn, ownerRole, ownerId }: ChecklistItemEntity): AuditedFields {
  return { title, state, dueOn, owner: ownerId ?? ownerRole };
}
