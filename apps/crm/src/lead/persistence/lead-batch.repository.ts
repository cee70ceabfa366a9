import { Injectable } from '@nestjs/common';
import { OPEN_LEADS } from '@quillcare/contracts';
import { columnsFor, currentContext, UnitOfWork } from '@quillcare/service-kit';
import { inParts } from '../../record-import/domain/import-parts';
import type { KnownRecord, PlannedRecord } from '../../record-import/domain/record-plan';
import { LEAD_IMPORT_FIELDS, type LeadImportFields } from '../domain/lead-import';
import { leadRules } from '../domain/lead';
import { LeadEntity } from './lead.entity';

const COLUMNS = columnsFor(LeadEntity, LEAD_IMPORT_FIELDS);
const NAMES = COLUMNS.map(({ name }) => name).join(', ');
/** Number of parameters before the fields: organisation, time, ids and the importing user. */
const FIXED = 4;
const ARRAYS = COLUMNS.map(({ type }, at) => `$${at + FIXED + 1}::${type}[]`).join(', ');
const [SEARCH_KEYS, SORT_NAMES, ORIGINALS] = [1, 2, 3].map((after) => `$${FIXED + COLUMNS.length + after}`);

const OPEN = `organisation_id = $1 and status = any($3::text[]) and deleted_at is null`;
// One branch per key, each using its index; a single `or` would use neither.
const WITH_KEYS = `select id, version, ${COLUMNS.map(({ property, name }) => `${name} as "${property}"`).join(', ')}
  from crm.lead where organisation_id = $1 and id in (
    select id from crm.lead where ${OPEN} and email = any($2::text[])
    union all select id from crm.lead where ${OPEN} and email is null and phone = any($2::text[]))
  order by created_at, id`;

const INSERT = `insert into crm.lead (organisation_id, created_at, updated_at, created_by, updated_by, status, status_changed_at,
    id, ${NAMES}, search_key, sort_name, duplicate_of, is_duplicate_flag)
  select $1::uuid, $2::timestamptz, $2::timestamptz, $4::uuid, $4::uuid, 'NEW', $2::timestamptz,
    added.*, added.duplicate_of is not null
  from unnest($3::uuid[], ${ARRAYS}, ${SEARCH_KEYS}::text[], ${SORT_NAMES}::text[], ${ORIGINALS}::uuid[])
    as added (id, ${NAMES}, search_key, sort_name, duplicate_of)`;

/** Writes leads in bulk, many rows per statement. */
@Injectable()
export class LeadBatchRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Returns the open leads with any of these keys, oldest first. Lock them if they will be changed. */
  async withKeys(
    keys: readonly string[],
    options: { lock: boolean },
  ): Promise<KnownRecord<LeadImportFields>[]> {
    const rows = await this.uow.query<LeadImportFields & { id: string; version: number }>(
      options.lock ? `${WITH_KEYS} for update` : WITH_KEYS,
      [this.uow.organisationId, keys, OPEN_LEADS],
    );
    return rows.map(({ id, version, ...fields }) => ({ id, version, fields }));
  }

  /** Imported leads are unassigned; someone takes them from the list. */
  async insertAll(leads: readonly PlannedRecord<LeadImportFields>[], now: Date): Promise<void> {
    for (const some of inParts(leads)) {
      const derived = some.map(({ fields }) => leadKeysOf(fields));
      await this.uow.execute(INSERT, [
        ...[this.uow.organisationId, now, some.map(({ id }) => id), currentContext().actor.userId],
        ...LEAD_IMPORT_FIELDS.map((field) => some.map(({ fields }) => fields[field])),
        ...[derived.map(({ searchKey }) => searchKey), derived.map(({ sortName }) => sortName)],
        some.map(({ duplicateOf }) => duplicateOf),
      ]);
    }
  }
}

/** Returns the columns derived from the fields of a lead without links. */
function leadKeysOf(fields: LeadImportFields) {
  const lead = { ...fields, surgeryId: null, siteId: null, referringDoctorId: null };
  const { searchKey = '', sortName = '' } = leadRules.derive?.(lead) ?? {};
  return { searchKey, sortName };
}
