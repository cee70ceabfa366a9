import { Injectable } from '@nestjs/common';
import { CaseChecklistChanged, MAX_CHECKLIST_ITEMS, ChecklistItemsAssigned } from '@quillcare/contracts';
import { hasPathway } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import { addedByChange, alignmentOf, isAligned, type Alignment } from '../domain/align-checklist';
import {
  updatedItem,
  isPostOp,
  isSurgeryDone,
  isBeforeSurgery,
  newItems,
  situationOf,
  type CaseSituation,
  type NewItem,
  type StoredSituation,
} from '../domain/case-items';
import type { ChecklistItemEntity } from '../persistence/checklist-item.entity';
import { ChecklistItemRepository } from '../persistence/checklist-item.repository';
import { ChecklistTemplateRepository } from '../persistence/checklist-template.repository';
import {
  CASE_SITUATION,
  CLAIM_CHECKLIST,
  CLAIM_POST_OP,
  LOCK_CASE,
  LOCK_CHECKLIST,
} from '../persistence/case-checklist.sql';

/** Keeps the checklists of cases in step with their cases. Idempotent: call it after any change to a case. */
@Injectable()
export class CaseChecklists {
  constructor(
    private readonly items: ChecklistItemRepository,
    private readonly templates: ChecklistTemplateRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Creates the checklist of a case if it has none, then moves due dates, ticks items its facts already settle and adds the
   * post-op tasks. After a signed change of the quote, `former` is the case before it, so that the items of an added surgery or
   * another procedure class are added. Runs in the current transaction.
   */
  async sync(caseId: string, timeZone: string, former: CaseSituation | null = null): Promise<void> {
    const own = [this.uow.organisationId, caseId];
    const isNew = (await this.uow.execute(CLAIM_CHECKLIST, own)) > 0;
    if (!isNew) await this.uow.execute(LOCK_CHECKLIST, own);
    const situation = await this.situation(caseId, timeZone);
    if (!situation) return;
    const changes = isNew
      ? await this.addPreOpItems(situation, timeZone)
      : await this.syncItems(situation, timeZone);
    const hasMore = !isNew && former !== null && (await this.addItemsOfChange(situation, former, timeZone));
    const hasBegun = await this.addPostOpItems(situation, timeZone);
    if (changes || hasMore || hasBegun) this.uow.emit(CaseChecklistChanged, caseId, { caseId });
  }

  /** Aligns a case's checklist with the practice's template, in the current transaction. Does nothing once surgery has begun. */
  async align(caseId: string, timeZone: string): Promise<void> {
    const own = [this.uow.organisationId, caseId];
    // Locks the case before its checklist, in the same order as every other writer.
    await this.uow.execute(LOCK_CASE, own);
    await this.uow.execute(LOCK_CHECKLIST, own);
    const situation = await this.situation(caseId, timeZone);
    if (!situation || !isBeforeSurgery(situation)) return;
    const present = await this.items.findByCase(caseId);
    const alignment = alignmentOf(await this.templates.items(), present, situation, timeZone);
    if (isAligned(alignment)) return;
    await this.items.removeAll(alignment.removed.map(({ id }) => id));
    for (const { item, set } of alignment.changed)
      await this.items.update(item.id, (row) => void Object.assign(row, set));
    const capacity = MAX_CHECKLIST_ITEMS - present.length + alignment.removed.length;
    await this.addItems(situation, alignment.added.slice(0, Math.max(0, capacity)));
    this.auditItem(situation, auditChangesOf(alignment), 'The practice’s checklist was applied');
    await this.syncItems(situation, timeZone);
    this.uow.emit(CaseChecklistChanged, caseId, { caseId });
  }

  /** Open items before the surgery, by due date. */
  async findOpenPreOp(caseId: string): Promise<ChecklistItemEntity[]> {
    const items = await this.items.findByCase(caseId);
    const dueOf = ({ dueOn }: ChecklistItemEntity) => dueOn ?? '9999';
    return items
      .filter((item) => item.state === 'OPEN' && !isPostOp(item))
      .sort((one, other) => dueOf(one).localeCompare(dueOf(other)) || one.place - other.place);
  }

  /** Whether consent is a step of the case's cosmetic pathway, where it is recorded with its evidence. */
  async hasConsentGate(caseId: string): Promise<boolean> {
    const stored = await this.stored(caseId);
    return stored !== undefined && hasPathway(stored.procedureClass);
  }

  private async stored(caseId: string): Promise<StoredSituation | undefined> {
    const own = [this.uow.organisationId, caseId];
    const [found] = await this.uow.query<StoredSituation>(CASE_SITUATION, own);
    return found;
  }

  /** The case as it is now. Null if there is none. */
  async situation(caseId: string, timeZone: string): Promise<CaseSituation | null> {
    const stored = await this.stored(caseId);
    return stored ? situationOf(stored, timeZone) : null;
  }

  private async addPreOpItems(situation: CaseSituation, timeZone: string): Promise<boolean> {
    const before = (await this.templates.items()).filter((item) => !isPostOp(item));
    await this.addItems(situation, newItems(before, situation, { timeZone }));
    return true;
  }

  private async addItemsOfChange(
    situation: CaseSituation,
    former: CaseSituation,
    timeZone: string,
  ): Promise<boolean> {
    const present = await this.items.findByCase(situation.id);
    const found = addedByChange(await this.templates.items(), present, { former, situation }, timeZone);
    const added = found.slice(0, Math.max(0, MAX_CHECKLIST_ITEMS - present.length));
    if (added.length === 0) return false;
    await this.addItems(situation, added);
    const changes = auditChangesOf({ added, changed: [], removed: [] });
    this.auditItem(situation, changes, 'Follows from a change of the quote that the patient accepted');
    return true;
  }

  private async syncItems(situation: CaseSituation, timeZone: string): Promise<boolean> {
    const present = await this.items.findByCase(situation.id);
    const pairs = present.map((item) => ({ item, next: updatedItem(item, situation, timeZone) }));
    const moved = pairs.filter(({ item, next }) => item.dueOn !== next.dueOn);
    await this.items.updateDueDates(moved.map(({ item, next }) => ({ id: item.id, dueOn: next.dueOn })));
    const decided = pairs.filter(
      ({ item, next }) => item.state !== next.state || item.decidedBy !== next.decidedBy,
    );
    for (const { item, next } of decided) {
      const decidedAt = next.decidedBy ? this.uow.now() : null;
      const facts = {
        state: next.state,
        decidedBy: next.decidedBy,
        decidedAt,
        decidedById: null,
        reason: null,
      };
      await this.items.update(item.id, (row) => void Object.assign(row, facts));
      const change = { field: item.title, oldValue: item.state, newValue: next.state };
      this.auditItem(situation, [change], 'Follows from the case itself');
    }
    return moved.length + decided.length > 0;
  }

  private async addPostOpItems(situation: CaseSituation, timeZone: string): Promise<boolean> {
    if (!isSurgeryDone(situation)) return false;
    const own = [this.uow.organisationId, situation.id];
    if ((await this.uow.execute(CLAIM_POST_OP, own)) === 0) return false;
    const after = (await this.templates.items()).filter(isPostOp);
    const doneAt = this.uow.now();
    await this.addItems(situation, newItems(after, situation, { timeZone, doneAt }));
    return after.length > 0;
  }

  private async addItems(situation: CaseSituation, items: readonly NewItem[]): Promise<void> {
    await this.items.addAll(situation.id, items);
    this.notifyOwners(
      situation,
      items.filter(({ state }) => state === 'OPEN'),
      null,
    );
  }

  /** Notifies each assigned owner once. `byUserId` is who assigned them, null if the template did. */
  notifyOwners(
    { id: caseId, quoteNumber }: Pick<CaseSituation, 'id' | 'quoteNumber'>,
    items: readonly Pick<NewItem, 'title' | 'ownerId'>[],
    byUserId: string | null,
  ): void {
    for (const assigneeId of new Set(items.flatMap(({ ownerId }) => ownerId ?? []))) {
      const titles = items.filter(({ ownerId }) => ownerId === assigneeId).map(({ title }) => title);
      const title = titles.length === 1 ? (titles[0] ?? null) : null;
      const facts = { caseId, quoteNumber, count: titles.length, title };
      this.uow.emit(ChecklistItemsAssigned, caseId, { ...facts, assigneeId, byUserId });
    }
  }

  /** Audits a change of an item under its case. */
  auditItem(
    { id, quoteNumber }: Pick<CaseSituation, 'id' | 'quoteNumber'>,
    changes: readonly { field: string; oldValue: string | null; newValue: string | null }[],
    notes: string | null,
    reason: string | null = null,
  ): void {
    const entry = { entityType: 'SURGERY_CASE', entityId: id, action: 'UPDATE' } as const;
    const auditChanges = changes.map((change) => ({ ...change, dataType: 'STRING' as const }));
    this.uow.audit({ ...entry, entityLabel: quoteNumber, changes: auditChanges, notes, reason });
  }
}

/** The changes for the audit, with items named by title. */
function auditChangesOf({ added, changed, removed }: Alignment) {
  return [
    ...added.map(({ title }) => ({ field: title, oldValue: null, newValue: 'added' })),
    ...changed.map(({ item, set }) => ({ field: item.title, oldValue: null, newValue: describeFields(set) })),
    ...removed.map(({ title }) => ({ field: title, oldValue: 'OPEN', newValue: null })),
  ];
}

function describeFields(set: Alignment['changed'][number]['set']): string {
  return Object.entries(set)
    .map(([field, value]) => `${field}: ${value ?? 'none'}`)
    .join(', ');
}
