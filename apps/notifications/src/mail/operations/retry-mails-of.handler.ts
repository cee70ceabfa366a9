import { MAX_RETRIED_MAILS, retryMailsOf } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { MailRetrier } from '../mail-retrier';
import { RetryRepository } from '../persistence/retry.repository';

export const RetryMailsOfHandler = implement(
  retryMailsOf,
  [RetryRepository, MailRetrier, UnitOfWork],
  (mails, retrier, uow) => ({
    async prepare({ body: { organisationId } }) {
      const failed = await uow.run(() => mails.findFailed(null, MAX_RETRIED_MAILS));
      const outdated = await retrier.findOutdated(organisationId, failed);
      return failed.map(({ id }) => id).filter((id) => !outdated.has(id));
    },

    handle: async (_input, ids) => ({ retried: await retrier.release(ids) }),
  }),
);
