import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an import of leads flags, by what it finds them, and traces of leads beside those of clients. */
export class FlagDuplicateLeads1795050000001 implements MigrationInterface {
  name = 'FlagDuplicateLeads1795050000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table crm.lead add is_duplicate_flag boolean not null default false, add duplicate_of uuid',
    );
    for (const column of ['email', 'phone'])
      await runner.query(
        `create index lead_by_${column} on crm.lead (organisation_id, ${column}) where deleted_at is null`,
      );
    // A record that is gone for good takes its traces along, whichever table it was in.
    await runner.query('alter table crm.import_trace drop constraint import_trace_record_id_fkey');
    await runner.query(`create function crm.forget_import_trace() returns trigger language plpgsql as $$
      begin delete from crm.import_trace where record_id = old.id; return null; end $$`);
    for (const table of ['client', 'lead'])
      await runner.query(`create trigger forget_import_trace after delete on crm.${table}
        for each row execute function crm.forget_import_trace()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['client', 'lead'])
      await runner.query(`drop trigger forget_import_trace on crm.${table}`);
    await runner.query('drop function crm.forget_import_trace()');
    await runner.query(
      'delete from crm.import_trace trace where not exists (select from crm.client where id = trace.record_id)',
    );
    await runner.query(`alter table crm.import_trace add constraint import_trace_record_id_fkey
      foreign key (record_id) references crm.client (id) on delete cascade`);
    for (const column of ['phone', 'email']) await runner.query(`drop index crm.lead_by_${column}`);
    await runner.query('alter table crm.lead drop duplicate_of, drop is_duplicate_flag');
  }
}
