import { importTrialTable, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * What imports did to the records, a row for each, so that an import can be undone. The row is written with the record and
 * deleted when the import can no longer be undone.
 */
const IMPORT_TRACE = `
  create table crm.import_trace (
    organisation_id uuid not null,
    import_id uuid not null,
    record_id uuid not null,
    act text not null check (act in ('CREATED', 'CHANGED')),
    before jsonb,
    added jsonb,
    version_after int not null,
    is_touched boolean not null default false,
    outcome text check (outcome in ('REMOVED', 'RESTORED', 'LEFT')),
    reason text,
    kept_at timestamptz not null,
    primary key (import_id, record_id)
  );
  create index import_trace_by_age on crm.import_trace (kept_at);
  create index import_trace_of_record on crm.import_trace (record_id);
`;

/** Deletes the traces of a record that is permanently deleted, whichever table it was in. */
const FORGET_TRACES = `
  create function crm.forget_import_trace() returns trigger language plpgsql as $$
      begin delete from crm.import_trace where record_id = old.id; return null; end $$;
  create trigger forget_import_trace after delete on crm.client
    for each row execute function crm.forget_import_trace();
  create trigger forget_import_trace after delete on crm.lead
    for each row execute function crm.forget_import_trace();
`;

/** Creates what undoing an import of clients or leads needs. */
export async function createImports(runner: QueryRunner): Promise<void> {
  await runner.query(IMPORT_TRACE);
  await tenantTable(runner, 'crm.import_trace');
  await runner.query(FORGET_TRACES);
  await importTrialTable(runner, 'crm');
}
