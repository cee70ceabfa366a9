import { findMailSuppression, type InputOf, type MailSuppression, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const OF_ADDRESS = `select id, address, reason, created_at as since, detail, quote_id, quote_number
  from notifications.mail_suppression where organisation_id = $1 and address = $2 and deleted_at is null`;

@Implements(findMailSuppression)
export class FindMailSuppressionQuery implements Handler<typeof findMailSuppression> {
  constructor(private readonly reader: TenantReader) {}

  async handle({
    query,
  }: InputOf<typeof findMailSuppression>): Promise<ResultOf<typeof findMailSuppression>> {
    const asked = [query.email.toLowerCase()];
    return {
      suppression: await this.reader.one<MailSuppression>(
        'notifications.mail_suppression',
        OF_ADDRESS,
        asked,
      ),
    };
  }
}
