import { Injectable } from '@nestjs/common';
import { AppError, BookingDetailsChanged } from '@quillcare/contracts';
import { differs, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import type { SurgeryCaseEntity } from '../../../case';
import { NO_DETAILS, type TypedDetails } from '../domain/booking-facts';
import { BookingDetailsEntity } from './booking-details.entity';

const FIELDS = Object.keys(NO_DETAILS) as (keyof TypedDetails)[];

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
    changes: Partial<TypedDetails>,
  ): Promise<BookingDetailsEntity> {
    const stored = await this.find(surgeryCase.id);
    const present = stored?.version ?? 0;
    if (version !== present) throw new AppError('VERSION_CONFLICT', { facts: { version: present } });
    const before: TypedDetails = stored ?? NO_DETAILS;
    const after = { ...pick(before), ...withoutUndefined(changes) };
    if (after.admissionType !== 'OVERNIGHT') after.expectedNights = null;
    const changed = FIELDS.filter((field) => differs(before[field], after[field]));
    const saved = stored
      ? await this.update(stored.id, (row) => void Object.assign(row, after))
      : await this.insert({ id: surgeryCase.id, ...after });
    if (changed.length > 0) this.tell(surgeryCase, changed);
    return saved;
  }

  private tell({ id, quoteNumber }: SurgeryCaseEntity, changed: readonly string[]): void {
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

function pick(details: TypedDetails): TypedDetails {
  return Object.fromEntries(FIELDS.map((field) => [field, details[field]])) as unknown as TypedDetails;
}

function withoutUndefined(changes: Partial<TypedDetails>): Partial<TypedDetails> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
