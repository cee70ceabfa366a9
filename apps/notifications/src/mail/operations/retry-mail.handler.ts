import { AppError, retryMail } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { SuppressionRepository } from '../../bounce/persistence/suppression.repository';
import { requireUser } from '../../acting-staff';
import { MailRetrier } from '../mail-retrier';
import { RetryRepository } from '../persistence/retry.repository';

export const RetryMailHandler = implement(
  retryMail,
  [RetryRepository, SuppressionRepository, MailRetrier, UnitOfWork],
  (mails, suppressions, retrier, uow) => ({
    async prepare({ params: { id } }) {
      const mail = await uow.run(async () => {
        const found = await mails.find(id);
        if (!found) throw new AppError('NOT_FOUND');
        if (!found.isKept || found.state === 'DELIVERED') throw notRetryableError(CONTENT_ERASED);
        if (await suppressions.isSuppressed(found.recipient)) throw notRetryableError(SUPPRESSED);
        return found;
      });
      const outdated = await retrier.findOutdated(requireUser().organisationId, [mail]);
      if (outdated.has(id)) throw notRetryableError(OUTDATED);
    },

    async handle({ params: { id } }) {
      if ((await retrier.release([id])) === 0) throw notRetryableError(BEING_SENT);
      return { id };
    },
  }),
);

const notRetryableError = (detail: string) => new AppError('MAIL_NOT_RETRYABLE', { detail });

const CONTENT_ERASED =
  'The content of this email is no longer kept. Send it again from where it came from, such as the quote.';
const SUPPRESSED =
  'Earlier emails to this address bounced. Correct the address, or allow emails to it again first.';
const OUTDATED =
  'The quote has been withdrawn or replaced since, or was sent again, so this email is out of date.';
const BEING_SENT = 'This email is being sent right now.';
