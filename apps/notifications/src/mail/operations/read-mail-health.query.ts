import { readMailHealth, type Failures, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const FAILED = `select count(*)::int as failed, max(created_at) as last_failed_at from notifications.mail_message
  where organisation_id = $1 and state = 'FAILED' and created_at >= $2 and deleted_at is null`;

@Implements(readMailHealth)
export class ReadMailHealthQuery implements Handler<typeof readMailHealth> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readMailHealth>): Promise<Failures> {
    const row = await this.reader.one<Failures>('notifications.failures', FAILED, [body.since]);
    return row ?? { failed: 0, lastFailedAt: null };
  }
}
