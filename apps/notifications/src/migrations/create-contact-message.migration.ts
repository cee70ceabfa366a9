import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages from visitors of the public site to the operator; the rows belong to no practice. */
export class CreateContactMessage1763600003000 implements MigrationInterface {
  name = 'CreateContactMessage1763600003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table notifications.contact_message (${tenantColumns},
      first_name text not null,
      last_name text not null,
      email text not null,
      practice_name text not null,
      message text not null,
      search_key text not null)`);
    await tenantTable(runner, 'notifications.contact_message');
    await runner.query(
      'create index contact_message_by_creation on notifications.contact_message (organisation_id, created_at, id) where deleted_at is null',
    );
    await runner.query(
      'create index contact_message_search on notifications.contact_message using gin (search_key public.gin_trgm_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications.contact_message');
  }
}
