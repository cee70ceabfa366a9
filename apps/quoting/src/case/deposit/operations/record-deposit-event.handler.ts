import { AppError, handleDepositEvent, recordDepositEvent } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { DepositEventRepository } from '../persistence/deposit-event.repository';
import { DepositSettingsRepository } from '../persistence/deposit-settings.repository';
import { PracticeStripe } from '../practice-stripe';

/**
 * Stores the report, acknowledges it at once and leaves the work to a job. A repeated report that is still unhandled is enqueued
 * again.
 */
export const RecordDepositEventHandler = implementWith(
  recordDepositEvent,
  { platform: 'the address of a webhook identifies its practice' },
  [DepositSettingsRepository, DepositEventRepository, PracticeStripe, UnitOfWork],
  (depositSettingsRepository, events, stripe, uow) => ({
    async handle({ params: { hook }, body: { payload, signature } }) {
      const settings = await depositSettingsRepository.byHook(hook);
      const provider = await stripe.providerFor(settings);
      const report = provider?.verify(payload, signature, uow.now());
      if (!settings || !report) throw new AppError('SIGNATURE_INVALID');
      const { organisationId } = settings;
      await uow.runFor(organisationId, async () => {
        if (await events.add(report)) uow.enqueue(handleDepositEvent, { organisationId, eventId: report.id });
      });
      return { received: true };
    },
  }),
);
