import { AppError, invalidInput, liftMailSuppression, MailSuppressionChanged } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { SuppressionRepository } from '../persistence/suppression.repository';

const NEEDS_REASON = 'This person marked an email as spam. Please say why they want emails again';

export const LiftMailSuppressionHandler = implement(
  liftMailSuppression,
  [SuppressionRepository, UnitOfWork],
  (suppressions, uow) => ({
    async handle({ body }) {
      const found = await suppressions.findByAddress(body.email);
      if (!found) throw new AppError('NOT_FOUND');
      const { reason } = body;
      if (found.reason === 'COMPLAINT' && reason === null)
        throw invalidInput({ path: 'reason', message: NEEDS_REASON });
      await suppressions.remove(found.id, { reason });
      uow.emit(MailSuppressionChanged, found.id, { id: found.id });
      return { address: found.address };
    },
  }),
);
