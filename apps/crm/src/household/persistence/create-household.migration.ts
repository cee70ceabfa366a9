import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people are to a client: other clients, or persons who have no record. */
export class CreateHousehold1764610000003 implements MigrationInterface {
  name = 'CreateHousehold1764610000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table crm.client_relation (${tenantColumns},
      client_id uuid not null references crm.client (id),
      relation text not null,
      other_client_id uuid references crm.client (id),
      name text,
      phone text,
      note text,
      constraint relation_names_somebody check ((other_client_id is null) <> (name is null)),
      constraint nobody_is_related_to_themselves check (client_id <> other_client_id))`);
    await tenantTable(runner, 'crm.client_relation');
    for (const side of ['client_id', 'other_client_id'])
      await runner.query(
        `create index client_relation_by_${side} on crm.client_relation (organisation_id, ${side}) where deleted_at is null`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table crm.client_relation');
  }
}
