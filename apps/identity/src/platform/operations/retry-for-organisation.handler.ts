import { retryForOrganisation, retryMailsOf, SERVICES, STUCK_MESSAGES } from '@quillcare/contracts';
import { implementWith, RpcClient, UnitOfWork } from '@quillcare/service-kit';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { ServiceAnswers } from '../service-answers';

/** Idempotent per service: what has been replayed is no longer there to be replayed again. */
export const RetryForOrganisationHandler = implementWith(
  retryForOrganisation,
  { platform: 'a super admin retries what failed in a practice' },
  [OrganisationRepository, RpcClient, ServiceAnswers, UnitOfWork],
  (organisations, rpc, answers, uow) => ({
    async prepare({ params, body }) {
      await uow.runFor(params.id, () => organisations.get(params.id));
      const request = { body: { organisationId: params.id } };
      if (body.what === 'MAILS') return (await rpc.call(retryMailsOf, request)).retried;
      let retried = 0;
      for (const service of SERVICES)
        retried += (await answers.told(rpc.call(STUCK_MESSAGES[service].retry, request)))?.retried ?? 0;
      return retried;
    },

    /** Audits it in the practice. */
    async handle({ params: { id }, body }, retried) {
      await uow.runFor(id, async () => {
        const { name } = await organisations.get(id);
        const one = body.what === 'MAILS' ? 'failed email' : 'message between services';
        const many = body.what === 'MAILS' ? 'failed emails' : 'messages between services';
        uow.audit({
          entityType: 'ORGANISATION',
          entityId: id,
          entityLabel: name,
          action: 'UPDATE',
          notes: `The platform retried ${retried} ${retried === 1 ? one : many}.`,
        });
      });
      return { retried };
    },
  }),
);
