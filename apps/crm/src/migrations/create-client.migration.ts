import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients. A household may share one email address, so no address is unique. */
export class CreateClient1763600000000 implements MigrationInterface {
  name = 'CreateClient1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table crm.client (${tenantColumns},
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text not null,
      secondary_phone text,
      date_of_birth date,
      is_vip boolean not null default false,
      notes text,
      street_address text,
      city text,
      suburb text,
      state text,
      postcode text,
      is_duplicate_flag boolean not null default false,
      duplicate_of uuid,
      search_key text not null,
      sort_name text collate "C" not null)`);
    await tenantTable(runner, 'crm.client');
    await this.indexes(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table crm.client');
  }

  private async indexes(runner: QueryRunner): Promise<void> {
    for (const sort of ['sort_name', 'created_at', 'updated_at']) {
      await runner.query(
        `create index client_by_${sort} on crm.client (organisation_id, ${sort}, id) where deleted_at is null`,
      );
    }
    await runner.query(
      'create index client_by_state on crm.client (organisation_id, state, sort_name, id) where deleted_at is null',
    );
    // Addresses are stored in lower case. Not lower(email): under row-level security the planner refuses an
    // index whose condition calls a function that is not leakproof, and lower() is not.
    await runner.query(
      'create index client_by_email on crm.client (organisation_id, email) where deleted_at is null',
    );
    await runner.query('create index client_search on crm.client using gin (search_key gin_trgm_ops)');
  }
}
