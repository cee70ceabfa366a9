import { readDocumentHealth, type Failures, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const FAILED = `select count(*)::int as failed, max(asked_at) as last_failed_at from quoting.quote_file
  where organisation_id = $1 and state = 'FAILED' and asked_at >= $2`;

@Implements(readDocumentHealth)
export class ReadDocumentHealthQuery implements Handler<typeof readDocumentHealth> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readDocumentHealth>): Promise<Failures> {
    const row = await this.reader.one<Failures>('quoting.failures', FAILED, [body.since]);
    return row ?? { failed: 0, lastFailedAt: null };
  }
}
