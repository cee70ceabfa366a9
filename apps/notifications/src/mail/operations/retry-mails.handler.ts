import { MOST_RETRIED, retryMails } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { MailRetrier } from '../mail-retrier';
import { RetryRepository } from '../persistence/retry.repository';

export const RetryMailsHandler = implement(
  retryMails,
  [RetryRepository, MailRetrier, UnitOfWork],
  (mails, retrier, uow) => ({
    async prepare({ body }) {
      const failed = await uow.run(() => mails.failed(body.kind ?? null, MOST_RETRIED + 1));
      const some = failed.slice(0, MOST_RETRIED);
      const outdated = await retrier.outdated(actingStaff().organisationId, some);
      const ids = some.map(({ id }) => id).filter((id) => !outdated.has(id));
      return { ids, outdated: outdated.size, hasMore: failed.length > MOST_RETRIED };
    },

    handle: async (_input, { ids, outdated, hasMore }) => ({
      retried: await retrier.release(ids),
      outdated,
      hasMore,
    }),
  }),
);
