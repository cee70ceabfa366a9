import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FOUND_AMONG } from './pair.sql';

/** Pairs of clients who may be the same person; see `DuplicatePairRepository`. Those of existing clients are found here. */
export class CreateDuplicatePair1764610000004 implements MigrationInterface {
  name = 'CreateDuplicatePair1764610000004';

  async up(runner: QueryRunner): Promise<void> {
    await this.indexClients(runner);
    await runner.query(`create table crm.duplicate_pair (${tenantColumns},
      first_id uuid not null references crm.client (id),
      second_id uuid not null references crm.client (id),
      reasons text[] not null,
      dismissed_at timestamptz,
      dismissed_by uuid,
      constraint duplicate_pair_once unique (organisation_id, first_id, second_id),
      constraint duplicate_pair_in_order check (first_id < second_id))`);
    await tenantTable(runner, 'crm.duplicate_pair');
    await runner.query(
      `create index duplicate_pair_open on crm.duplicate_pair (organisation_id, created_at, id)
        where deleted_at is null and dismissed_at is null`,
    );
    await runner.query(
      'create index duplicate_pair_by_second on crm.duplicate_pair (organisation_id, second_id)',
    );
    await this.findPairs(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table crm.duplicate_pair');
    await runner.query('drop index crm.client_by_birth');
    for (const column of ['email', 'phone']) {
      await runner.query(`drop index crm.client_by_${column}`);
      await runner.query(
        `create index client_by_${column} on crm.client (organisation_id, ${column}) where deleted_at is null`,
      );
    }
  }

  // An address or a number that thousands share, because nobody asked for the real one, must not make finding slow.
  private async indexClients(runner: QueryRunner): Promise<void> {
    for (const [column, further] of [
      ['email', 'sort_name'],
      ['phone', 'date_of_birth'],
    ]) {
      await runner.query(`drop index crm.client_by_${column}`);
      await runner.query(
        `create index client_by_${column} on crm.client (organisation_id, ${column}, ${further}) where deleted_at is null`,
      );
    }
    await runner.query(
      `create index client_by_birth on crm.client (organisation_id, date_of_birth, email)
        where deleted_at is null and date_of_birth is not null`,
    );
  }

  private async findPairs(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'duplicates among the clients of all practices', true)`,
    );
    await runner.query(`insert into crm.duplicate_pair (id, organisation_id, first_id, second_id, reasons)
      select gen_random_uuid(), organisation_id, first_id, second_id, array_agg(distinct reason order by reason)
        from crm.client one cross join lateral (${FOUND_AMONG}) pair
       where one.deleted_at is null group by organisation_id, first_id, second_id`);
    await runner.query(`select set_config('app.platform_scope', '', true)`);
  }
}
