import {
  retryForOrganisation,
  retryMailsOf,
  SERVICES,
  STUCK_MESSAGES,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, RpcClient, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { ServiceAnswers } from '../service-answers';

type Retried = ResultOf<typeof retryForOrganisation>;

/** What a service is asked twice it does once: what was handed on is no longer there to be handed on. */
@Implements(retryForOrganisation, { platform: 'a super admin tries again what failed of a practice' })
export class RetryForOrganisationHandler implements Handler<typeof retryForOrganisation> {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly rpc: RpcClient,
    private readonly answers: ServiceAnswers,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ params, body }: InputOf<typeof retryForOrganisation>): Promise<number> {
    await this.uow.runFor(params.id, () => this.organisations.get(params.id));
    const request = { body: { organisationId: params.id } };
    if (body.what === 'MAILS') return (await this.rpc.call(retryMailsOf, request)).retried;
    let retried = 0;
    for (const service of SERVICES)
      retried +=
        (await this.answers.told(this.rpc.call(STUCK_MESSAGES[service].retry, request)))?.retried ?? 0;
    return retried;
  }

  /** Notes it in the audit trail of the practice. */
  async handle(
    { params: { id }, body }: InputOf<typeof retryForOrganisation>,
    retried: number,
  ): Promise<Retried> {
    await this.uow.runFor(id, async () => {
      const { name } = await this.organisations.get(id);
      const one = body.what === 'MAILS' ? 'failed email' : 'message between services';
      const many = body.what === 'MAILS' ? 'failed emails' : 'messages between services';
      this.uow.audit({
        entityType: 'ORGANISATION',
        entityId: id,
        entityLabel: name,
        action: 'UPDATE',
        notes: `The platform tried ${retried} ${retried === 1 ? one : many} again.`,
      });
    });
    return { retried };
  }
}
