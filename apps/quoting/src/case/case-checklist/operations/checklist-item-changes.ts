import { Injectable } from '@nestjs/common';
import { AppError, CaseChecklistChanged, invalid, type FieldError } from '@quillcare/contracts';
import { currentContext, UnitOfWork } from '@quillcare/service-kit';
import type { CaseSituation } from '../domain/case-items';
import { CASE_LABEL } from '../persistence/case-checklist.sql';
import type { ChecklistItemEntity } from '../persistence/checklist-item.entity';
import { ChecklistItemRepository } from '../persistence/checklist-item.repository';
import { CaseChecklists } from './case-checklists';

type Label = Pick<CaseSituation, 'id' | 'quoteNumber'>;
/** Audited fields of an item, under their display names. */
type Told = Record<string, string | null>;

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
    if (problems.length > 0) throw invalid(...problems);
    const added = await this.items.add(caseId, item);
    this.tell(label, item.title, {}, toldOf(added));
    this.tellOwner(label, added, null);
    return added;
  }

  async change(
    at: { caseId: string; itemId: string; version: number; problems?: readonly FieldError[] },
    change: (item: ChecklistItemEntity) => void,
    reason: string | null = null,
  ): Promise<{ id: string; version: number }> {
    const label = await this.caseOf(at.caseId);
    let before: Told = {};
    let ownerBefore: string | null = null;
    const changed = await this.items.change(
      at,
      (item) => {
        // If the item does not exist, throws NOT_FOUND before reporting any field problems.
        if (at.problems?.length) throw invalid(...at.problems);
        before = toldOf(item);
        ownerBefore = item.ownerId;
        change(item);
      },
      { version: at.version },
    );
    if (changed.version !== at.version) this.tell(label, changed.title, before, toldOf(changed), reason);
    this.tellOwner(label, changed, ownerBefore);
    return changed;
  }

  private tellOwner(label: Label, item: ChecklistItemEntity, ownerBefore: string | null): void {
    if (item.ownerId !== ownerBefore)
      this.checklists.tellOwners(label, [item], currentContext().actor.userId);
  }

  private async caseOf(caseId: string): Promise<Label> {
    const [found] = await this.uow.query<Label>(CASE_LABEL, [this.uow.organisationId, caseId]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  private tell(label: Label, title: string, before: Told, after: Told, reason: string | null = null): void {
    const changes = Object.entries(after).flatMap(([field, newValue]) => {
      const oldValue = before[field] ?? null;
      return oldValue === newValue ? [] : [{ field, oldValue, newValue }];
    });
    this.checklists.audit(label, changes, `Checklist: ${title}`, reason);
    this.uow.emit(CaseChecklistChanged, label.id, { caseId: label.id });
  }
}

function toldOf({ title, state, dueOn, ownerRole, ownerId }: ChecklistItemEntity): Told {
  return { title, state, dueOn, owner: ownerId ?? ownerRole };
}
