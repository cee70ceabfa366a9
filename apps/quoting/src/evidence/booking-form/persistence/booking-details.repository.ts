import { Injectable } from '@nestjs/common';
import { AppError, BookingDetailsChanged } from '@quillcare/contracts';
import { isDifferent, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import type { SurgeryCaseEntity } from '../../../case';
import { EMPTY_DETAILS, type EnteredDetails } from '../domain/booking-facts';
import { BookingDetailsEntity } from './booking-details.entity';

const FIELDS = Object.keys(EMPTY_DETAILS) as (keyof EnteredDetails)[];

/** Booking details of cases. The audit records which fields changed but not their values, because many are clinical. */
@Injectable()
export class BookingDetailsRepository extends TenantRepository<BookingDetailsEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, BookingDetailsEntity);
  }

  /** Changes the details of a case, creating them if needed. The case must be locked. `version` is 0 if there are none yet. */
  async change(
    surgeryCase: SurgeryCaseEntity,
    version: number,
    changes: Partial<EnteredDetails>,
  ): Promise<BookingDetailsEntity> {
    const stored = await this.find(surgeryCase.id);
    const present = stored?.version ?? 0;
    if (version !== present) throw new AppError('VERSION_CONFLICT', { facts: { version: present } });
    const before: EnteredDetails = stored ?? EMPTY_DETAILS;
    const after = { ...pickDetails(before), ...withoutUndefined(changes) };
    if (after.admissionType !== 'OVERNIGHT') after.expectedNights = null;
    const changed = FIELDS.filter((field) => isDifferent(before[field], after[field]));
    const saved = stored
      ? await this.update(stored.id, (row) => void Object.assign(row, after))
      : await this.insert({ id: surgeryCase.id, ...after });
    if (changed.length > 0) this.auditDetails(surgeryCase, changed);
    return saved;
  }

  private auditDetails({ id, quoteNumber }: SurgeryCaseEntity, changed: readonly string[]): void {
    this.uow.audit({
      entityType: 'SURGERY_CASE',
      entityId: id,
      action: 'UPDATE',
      entityLabel: quoteNumber,
      notes: `Booking details changed: ${changed.join(', ')}`,
    });
    this.uow.emit(BookingDetailsChanged, id, { surgeryCaseId: id });
  }
}

function pickDetails(details: EnteredDetails): EnteredDetails {
  return Object.fromEntries(FIELDS.map((field) => [field, details[field]])) as unknown as EnteredDetails;
}

function withoutUndefined(changes: Partial<EnteredDetails>): Partial<EnteredDetails> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
