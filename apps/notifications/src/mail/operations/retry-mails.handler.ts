import { MAX_RETRIED_MAILS, retryMails } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { MailRetrier } from '../mail-retrier';
import { RetryRepository } from '../persistence/retry.repository';

export const RetryMailsHandler = implement(
  retryMails,
  [RetryRepository, MailRetrier, UnitOfWork],
  (mails, retrier, uow) => ({
    async prepare({ body }) {
      const failed = await uow.run(() => mails.findFailed(body.kind ?? null, MAX_RETRIED_MAILS + 1));
      const some = failed.slice(0, MAX_RETRIED_MAILS);
      const outdated = await retrier.findOutdated(requireUser().organisationId, some);
      const ids = some.map(({ id }) => id).filter((id) => !outdated.has(id));
      return { ids, outdated: outdated.size, hasMore: failed.length > MAX_RETRIED_MAILS };
    },

    handle: async (_input, { ids, outdated, hasMore }) => ({
      retried: await retrier.release(ids),
      outdated,
      hasMore,
    }),
  }),
);
