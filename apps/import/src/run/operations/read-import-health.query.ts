import { readImportHealth, type Failures, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const FAILED = `select count(*)::int as failed, max(created_at) as last_failed_at from import.import_run
  where organisation_id = $1 and status = 'FAILED' and created_at >= $2 and deleted_at is null`;

@Implements(readImportHealth)
export class ReadImportHealthQuery implements Handler<typeof readImportHealth> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readImportHealth>): Promise<Failures> {
    const row = await this.reader.one<Failures>('import.failures', FAILED, [body.since]);
    return row ?? { failed: 0, lastFailedAt: null };
  }
}
