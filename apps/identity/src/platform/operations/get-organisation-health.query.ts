import {
  AppError,
  getOrganisationHealth,
  readDocumentHealth,
  readImportHealth,
  readMailHealth,
  SERVICES,
  STUCK_MESSAGES,
  type InputOf,
  type OrganisationHealth,
} from '@quillcare/contracts';
import { Clock, Implements, PlatformReader, RpcClient, type Handler } from '@quillcare/service-kit';
import { ServiceAnswers } from '../service-answers';

const REASON = 'super admins see what has failed or is stuck in a practice';
const LAST_SIGN_IN = `select o.id, (select max(s.created_at) from identity.session s
    where s.organisation_id = o.id and s.impersonator_user_id is null) as last_sign_in_at
  from identity.organisation o where o.id = $1 and o.deleted_at is null`;
const DAYS_MS = 30 * 86_400_000;

@Implements(getOrganisationHealth)
export class GetOrganisationHealthQuery implements Handler<typeof getOrganisationHealth> {
  constructor(
    private readonly reader: PlatformReader,
    private readonly rpc: RpcClient,
    private readonly answers: ServiceAnswers,
    private readonly clock: Clock,
  ) {}

  async handle({ params: { id } }: InputOf<typeof getOrganisationHealth>): Promise<OrganisationHealth> {
    const own = await this.reader.one<Pick<OrganisationHealth, 'lastSignInAt'>>(
      ...[REASON, 'identity.last_sign_in', LAST_SIGN_IN, [id]],
    );
    if (!own) throw new AppError('NOT_FOUND');
    const since = new Date(this.clock.now().getTime() - DAYS_MS).toISOString();
    const body = { organisationId: id, since };
    const [mails, documents, imports, services] = await Promise.all([
      this.answers.told(this.rpc.call(readMailHealth, { body })),
      this.answers.told(this.rpc.call(readDocumentHealth, { body })),
      this.answers.told(this.rpc.call(readImportHealth, { body })),
      Promise.all(SERVICES.map((service) => this.messagesOf(id, service))),
    ]);
    return { lastSignInAt: own.lastSignInAt, mails, documents, imports, services };
  }

  private async messagesOf(
    organisationId: string,
    service: (typeof SERVICES)[number],
  ): Promise<OrganisationHealth['services'][number]> {
    const request = this.rpc.call(STUCK_MESSAGES[service].list, { body: { organisationId } });
    return { service, messages: await this.answers.told(request) };
  }
}
