import { Injectable } from '@nestjs/common';
import { AppError, BilledFeesChanged } from '@quillcare/contracts';
import {
  changesOf,
  onUniqueViolation,
  TenantRepository,
  UnitOfWork,
  type NewRecord,
} from '@quillcare/service-kit';
import { IsNull } from 'typeorm';
import type { SurgeryCaseEntity } from '../../surgery-case/persistence/surgery-case.entity';
import { BilledFeeEntity } from './billed-fee.entity';

/** A billed line without the ids that come from its case. */
export type BilledLineState = Omit<NewRecord<BilledFeeEntity>, 'id' | 'surgeryCaseId'>;

const AUDITED = [
  'amountMinor',
  'totalMinor',
  'billedOn',
  'invoiceReference',
  'reason',
  'reasonText',
] as const;

/** Billed fees. Changes are audited as actions on their case. */
@Injectable()
export class BilledFeeRepository extends TenantRepository<BilledFeeEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, BilledFeeEntity);
  }

  ofCase(surgeryCaseId: string): Promise<BilledFeeEntity[]> {
    return this.manager.find(BilledFeeEntity, {
      where: { organisationId: this.organisationId, surgeryCaseId, deletedAt: IsNull() },
      order: { createdAt: 'asc', id: 'asc' },
    });
  }

  /** Enters or changes what was billed for a line. `version` is the one the caller saw, null for a line without an entry. */
  async enter(surgeryCase: SurgeryCaseEntity, state: BilledLineState, version: number | null): Promise<void> {
    const present = await this.ofLine(surgeryCase.id, state.lineId);
    if ((present?.version ?? null) !== version)
      throw new AppError('VERSION_CONFLICT', { facts: { version: present?.version ?? null } });
    const before = present && { ...present };
    const saved = present
      ? await this.update(present.id, (row) => void Object.assign(row, state))
      : await this.add(surgeryCase.id, state);
    if (saved.version !== before?.version) this.recordEntry(surgeryCase, before, saved);
  }

  async clear(surgeryCase: SurgeryCaseEntity, lineId: string, version: number | undefined): Promise<void> {
    const present = await this.ofLine(surgeryCase.id, lineId);
    if (!present) throw new AppError('NOT_FOUND');
    await this.remove(present.id, { version });
    this.recordEntry(surgeryCase, present, null);
  }

  private ofLine(surgeryCaseId: string, lineId: string): Promise<BilledFeeEntity | null> {
    return this.manager.findOneBy(BilledFeeEntity, {
      organisationId: this.organisationId,
      surgeryCaseId,
      lineId,
      deletedAt: IsNull(),
    });
  }

  private add(surgeryCaseId: string, state: BilledLineState): Promise<BilledFeeEntity> {
    return onUniqueViolation(
      () => this.insert({ ...state, surgeryCaseId }),
      'billed_fee_once',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }

  private recordEntry(
    { id, quoteNumber }: SurgeryCaseEntity,
    before: BilledFeeEntity | null,
    after: BilledFeeEntity | null,
  ): void {
    const verb = after === null ? 'taken back' : before === null ? 'entered' : 'changed';
    this.uow.audit({
      entityType: 'SURGERY_CASE',
      entityId: id,
      action: 'UPDATE',
      entityLabel: quoteNumber,
      changes: changesOf(before, after, AUDITED),
      notes: `Billed fee ${verb}: ${whatOf(before, after)}`,
    });
    this.uow.emit(BilledFeesChanged, id, { surgeryCaseId: id });
  }
}

function whatOf(before: BilledFeeEntity | null, after: BilledFeeEntity | null): string {
  const item = (after ?? before)?.addedItem;
  if (!item) return `line ${(after ?? before)?.lineId}`;
  const former = before?.addedItem?.description ?? item.description;
  const name = former === item.description ? item.description : `${item.description} (was ${former})`;
  return `${name}, which was not quoted`;
}
