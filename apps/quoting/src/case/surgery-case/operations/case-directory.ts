import { Injectable } from '@nestjs/common';
import { AppError, invalidInput, type FieldError, type ProviderKind } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import type { BookingChanges } from '../domain/case-booking';
import { doctorLeftError } from '../domain/case-refusal';

interface Entry {
  id: string;
  name: string;
  isActive: boolean;
  kind: 'DOCTOR' | 'HOSPITAL' | 'SITE' | ProviderKind;
}

const ENTRIES = `
  select id, concat_ws(' ', nullif(title, ''), first_name, last_name) as name, is_active as "isActive", 'DOCTOR' as kind
    from quoting.doctor where organisation_id = $1 and id = any($2) and deleted_at is null
  union all
  select id, name, is_active, 'HOSPITAL' from quoting.hospital
    where organisation_id = $1 and id = any($2) and deleted_at is null
  union all
  select id, name, is_active, 'SITE' from quoting.site
    where organisation_id = $1 and id = any($2) and deleted_at is null
  union all
  select id, name, is_active, kind from quoting.provider
    where organisation_id = $1 and id = any($2) and deleted_at is null`;

type Field = 'doctorId' | 'hospitalId' | 'siteId' | 'assistantId' | 'anaesthetistId';

/** Kinds of entry each field accepts. Providers of kind OTHER can take either role. */
const KINDS: Record<Field, readonly Entry['kind'][]> = {
  doctorId: ['DOCTOR'],
  hospitalId: ['HOSPITAL'],
  siteId: ['SITE'],
  assistantId: ['ASSISTANT', 'OTHER'],
  anaesthetistId: ['ANAESTHETIST', 'OTHER'],
};

/** Looks up the staff, hospitals and sites that a booking names. */
@Injectable()
export class CaseDirectory {
  constructor(private readonly uow: UnitOfWork) {}

  /**
   * Returns the names of the chosen entries. Throws NOT_FOUND for unknown ids, and a field error for an entry that is inactive or
   * of the wrong kind.
   */
  async resolveNames(chosen: BookingChanges): Promise<Map<string, string>> {
    const fields = (Object.keys(KINDS) as Field[]).filter((field) => chosen[field]);
    const ids = fields.map((field) => chosen[field]);
    if (ids.length === 0) return new Map();
    const entries = await this.uow.query<Entry>(ENTRIES, [this.uow.organisationId, ids]);
    const of = (field: Field) =>
      entries.find(({ id, kind }) => id === chosen[field] && (field === 'doctorId') === (kind === 'DOCTOR'));
    if (fields.some((field) => !of(field))) throw new AppError('NOT_FOUND');
    const doctor = chosen.doctorId ? of('doctorId') : undefined;
    if (doctor && !doctor.isActive) throw doctorLeftError(doctor.name);
    const errors = fields.flatMap((field) => problemOf(field, of(field)));
    if (errors.length > 0) throw invalidInput(...errors);
    return new Map(entries.map(({ id, name }) => [id, name]));
  }

  /** The hospital's address. Null if none is chosen. */
  async addressOf(hospitalId: string | null): Promise<string | null> {
    if (hospitalId === null) return null;
    const sql = 'select address from quoting.hospital where organisation_id = $1 and id = $2';
    const [found] = await this.uow.query<{ address: string }>(sql, [this.uow.organisationId, hospitalId]);
    return found?.address ?? null;
  }

  /** Throws NOT_FOUND unless the doctor belongs to the practice, now or formerly. */
  async assertDoctorExists(doctorId: string | null): Promise<void> {
    if (doctorId === null) return;
    const sql = 'select 1 from quoting.doctor where organisation_id = $1 and id = $2';
    const found = await this.uow.query(sql, [this.uow.organisationId, doctorId]);
    if (found.length === 0) throw new AppError('NOT_FOUND');
  }
}

function problemOf(field: Field, entry: Entry | undefined): FieldError[] {
  if (!entry || !KINDS[field].includes(entry.kind))
    return [{ path: field, message: 'Please choose somebody who does this' }];
  return entry.isActive ? [] : [{ path: field, message: `${entry.name} is no longer active` }];
}
