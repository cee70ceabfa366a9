import { Injectable } from '@nestjs/common';
import { AppError, MAX_CHECKLIST_ITEMS } from '@quillcare/contracts';
import { newId, TenantRepository, UnitOfWork, type ChangeOptions } from '@quillcare/service-kit';
import type { NewItem } from '../domain/case-items';
import { LOCK_CHECKLIST } from './case-checklist.sql';
import { ChecklistItemEntity } from './checklist-item.entity';

const INSERT = `insert into quoting.case_checklist_item (id, organisation_id, case_id, template_item_id, place, title, kind, days,
    due_on, owner_role, owner_id, state, decided_by, decided_at, created_at, updated_at)
  select id, $1, $2, "templateItemId", place, title, kind, days, "dueOn", "ownerRole", "ownerId", state, "decidedBy",
    case when "decidedBy" is not null then $4::timestamptz end, $4, $4
  from jsonb_to_recordset($3::jsonb) as item (id uuid, "templateItemId" uuid, place int, title text, kind text, days int,
    "dueOn" date, "ownerRole" text, "ownerId" uuid, state text, "decidedBy" text)
  on conflict do nothing`;

// Leaves the version alone, so that rescheduling a surgery causes no conflict in an open item dialog.
const UPDATE_DUE_DATES = `update quoting.case_checklist_item i set due_on = moved."dueOn"
  from jsonb_to_recordset($2::jsonb) as moved (id uuid, "dueOn" date)
  where i.organisation_id = $1 and i.id = moved.id`;

/** Checklist items of cases. Changes are audited as changes of their case. */
@Injectable()
export class ChecklistItemRepository extends TenantRepository<ChecklistItemEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ChecklistItemEntity);
  }

  findByCase(caseId: string): Promise<ChecklistItemEntity[]> {
    return this.manager.find(ChecklistItemEntity, {
      where: { organisationId: this.organisationId, caseId },
      order: { place: 'ASC', id: 'ASC' },
    });
  }

  /** Adds items in one statement; skips those the case already has. */
  async addAll(caseId: string, items: readonly NewItem[]): Promise<void> {
    if (items.length === 0) return;
    const rows = JSON.stringify(items.map((item) => ({ id: newId(), ...item })));
    await this.uow.execute(INSERT, [this.organisationId, caseId, rows, this.uow.now()]);
  }

  async updateDueDates(moved: readonly { id: string; dueOn: string | null }[]): Promise<void> {
    if (moved.length > 0)
      await this.uow.execute(UPDATE_DUE_DATES, [this.organisationId, JSON.stringify(moved)]);
  }

  /** Removes items nobody has acted on; the audit of the case records it. */
  async removeAll(ids: readonly string[]): Promise<void> {
    if (ids.length > 0)
      await this.uow.execute(
        'delete from quoting.case_checklist_item where organisation_id = $1 and id = any($2::uuid[])',
        [this.organisationId, ids],
      );
  }

  /** Adds an item by hand at the end of the list. Locks the list, so that concurrent requests cannot exceed the limit. */
  async add(
    caseId: string,
    item: Pick<ChecklistItemEntity, 'title' | 'kind' | 'dueOn' | 'ownerRole' | 'ownerId'>,
  ): Promise<ChecklistItemEntity> {
    await this.uow.execute(LOCK_CHECKLIST, [this.organisationId, caseId]);
    const present = await this.findByCase(caseId);
    if (present.length >= MAX_CHECKLIST_ITEMS) throw new AppError('CHECKLIST_FULL');
    return this.insert({
      ...item,
      caseId,
      templateItemId: null,
      days: null,
      state: 'OPEN',
      reason: null,
      decidedBy: null,
      decidedAt: null,
      decidedById: null,
      place: Math.max(-1, ...present.map(({ place }) => place)) + 1,
    });
  }

  /** Changes an item of this case. Throws NOT_FOUND for an item of another case. */
  async change(
    { caseId, itemId }: { caseId: string; itemId: string },
    change: (item: ChecklistItemEntity) => void,
    options: ChangeOptions = {},
  ): Promise<ChecklistItemEntity> {
    const found = await this.get(itemId);
    if (found.caseId !== caseId) throw new AppError('NOT_FOUND');
    return this.update(itemId, change, options);
  }
}
