import { readDocumentHealth, type Failures } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const FAILED = `select count(*)::int as failed, max(asked_at) as last_failed_at from quoting.quote_file
  where organisation_id = $1 and state = 'FAILED' and asked_at >= $2`;

export const ReadDocumentHealthQuery = implement(readDocumentHealth, [TenantReader], (reader) => ({
  async handle({ body }) {
    const row = await reader.one<Failures>('quoting.failures', FAILED, [body.since]);
    return row ?? { failed: 0, lastFailedAt: null };
  },
}));
