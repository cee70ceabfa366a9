import { Injectable } from '@nestjs/common';
import type { ClientInput } from '@quillcare/contracts';
import { columnsFor, currentContext, UnitOfWork } from '@quillcare/service-kit';
import { derivedFields } from '../domain/client-fields';
import { chunkRows } from '../../record-import/domain/chunk-rows';
import { CLIENT_FIELDS, type KnownClient, type PlannedClient } from '../domain/import-plan';
import { ClientEntity } from './client.entity';

const COLUMNS = columnsFor(ClientEntity, CLIENT_FIELDS);
const NAMES = COLUMNS.map(({ name }) => name).join(', ');
/** Number of parameters before the fields: organisation, time, ids and the importing user. */
const FIXED = 4;
const ARRAYS = COLUMNS.map(({ type }, at) => `$${at + FIXED + 1}::${type}[]`).join(', ');
const [SEARCH_KEYS, SORT_NAMES, ORIGINALS, IMPORT] = [1, 2, 3, 4].map(
  (after) => `$${FIXED + COLUMNS.length + after}`,
);

const SELECT = `select id, version, ${COLUMNS.map(({ property, name }) => `${name} as "${property}"`).join(', ')} from crm.client
  where organisation_id = $1 and email = any($2::text[]) and deleted_at is null`;

const SELECT_FOR_UPDATE = `select id, version, deleted_at is not null as "isRemoved", ${COLUMNS.map(({ property, name }) => `${name} as "${property}"`).join(', ')}
  from crm.client where organisation_id = $1 and id = any($2::uuid[]) order by id for update`;

const MERGED_INTO = `select merged_into as id, count(*)::int as count from crm.client
  where organisation_id = $1 and merged_into = any($2::uuid[]) group by merged_into`;
const CONSENTS = `select client_id as id, count(*)::int as count from crm.client_consent
  where organisation_id = $1 and client_id = any($2::uuid[]) group by client_id`;
const REMOVE = `update crm.client set version = version + 1, updated_at = $3, updated_by = $4, deleted_at = $3
  where organisation_id = $1 and id = any($2::uuid[]) and deleted_at is null`;

const INSERT = `insert into crm.client (organisation_id, created_at, updated_at, created_by, updated_by, id, ${NAMES},
    search_key, sort_name, duplicate_of, is_duplicate_flag, import_id)
  select $1::uuid, $2::timestamptz, $2::timestamptz, $4::uuid, $4::uuid, added.*, added.duplicate_of is not null, ${IMPORT}::uuid
  from unnest($3::uuid[], ${ARRAYS}, ${SEARCH_KEYS}::text[], ${SORT_NAMES}::text[], ${ORIGINALS}::uuid[])
    as added (id, ${NAMES}, search_key, sort_name, duplicate_of)`;

const UPDATE = `update crm.client set version = version + 1, updated_at = $2, updated_by = $4,
    ${COLUMNS.map(({ name }) => `${name} = changed.${name}`).join(', ')},
    search_key = changed.search_key, sort_name = changed.sort_name
  from unnest($3::uuid[], ${ARRAYS}, ${SEARCH_KEYS}::text[], ${SORT_NAMES}::text[])
    as changed (id, ${NAMES}, search_key, sort_name)
  where client.organisation_id = $1 and client.id = changed.id`;

export interface LockedClient extends KnownClient {
  isRemoved: boolean;
}

/** Writes clients in bulk, many rows per statement. Other requests of this process run while a statement executes. */
@Injectable()
export class ClientBatchRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Returns the clients with any of these emails, oldest first. Lock them if they will be changed. */
  async findByEmails(emails: readonly string[], options: { lock: boolean }): Promise<KnownClient[]> {
    const order = options.lock ? 'order by created_at, id for update' : 'order by created_at, id';
    const rows = await this.uow.query<ClientInput & { id: string; version: number }>(`${SELECT} ${order}`, [
      this.uow.organisationId,
      emails,
    ]);
    return rows.map(({ id, version, ...fields }) => ({ id, version, fields }));
  }

  /** `now` is the batch's timestamp, by which its rows are found again. */
  async insertAll(clients: readonly PlannedClient[], now: Date, importId: string): Promise<void> {
    for (const some of chunkRows(clients)) {
      const originals = some.map((client) => client.duplicateOf);
      await this.uow.execute(INSERT, [...this.insertParams(some, now), originals, importId]);
    }
  }

  async updateAll(clients: readonly Pick<PlannedClient, 'id' | 'fields'>[], now: Date): Promise<void> {
    for (const some of chunkRows(clients)) await this.uow.execute(UPDATE, this.insertParams(some, now));
  }

  /** Locks clients, including removed ones. Skips those that no longer exist. */
  async lockAll(ids: readonly string[]): Promise<Map<string, LockedClient>> {
    const rows = await this.uow.query<ClientInput & Omit<LockedClient, 'fields'>>(SELECT_FOR_UPDATE, [
      this.uow.organisationId,
      ids,
    ]);
    return new Map(
      rows.map(({ id, version, isRemoved, ...fields }) => [id, { id, version, isRemoved, fields }]),
    );
  }

  /** Returns how many clients were merged into each of these, by id. Clients without any are left out. */
  countMergedInto(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.countPerClient(MERGED_INTO, ids);
  }

  /** Returns how many decisions about contact each of these made, by id. Clients without any are left out. */
  countConsents(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.countPerClient(CONSENTS, ids);
  }

  async removeAll(ids: readonly string[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.uow.execute(REMOVE, [this.uow.organisationId, ids, now, currentContext().actor.userId]);
  }

  private async countPerClient(sql: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.uow.query<{ id: string; count: number }>(sql, [this.uow.organisationId, ids]);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** Parameters of both statements: one array per column, in the order of `COLUMNS`. */
  private insertParams(clients: readonly Pick<PlannedClient, 'id' | 'fields'>[], now: Date): unknown[] {
    const derived = clients.map((client) => derivedFields(client.fields));
    return [
      this.uow.organisationId,
      now,
      clients.map((client) => client.id),
      currentContext().actor.userId,
      ...CLIENT_FIELDS.map((field) => clients.map((client) => client.fields[field])),
      derived.map((keys) => keys.searchKey),
      derived.map((keys) => keys.sortName),
    ];
  }
}
