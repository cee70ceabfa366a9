import { readImportHealth, type Failures } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const FAILED = `select count(*)::int as failed, max(created_at) as last_failed_at from import.import_run
  where organisation_id = $1 and status = 'FAILED' and created_at >= $2 and deleted_at is null`;

export const ReadImportHealthQuery = implement(readImportHealth, [TenantReader], (reader) => ({
  async handle({ body }) {
    const row = await reader.one<Failures>('import.failures', FAILED, [body.since]);
    return row ?? { failed: 0, lastFailedAt: null };
  },
}));
