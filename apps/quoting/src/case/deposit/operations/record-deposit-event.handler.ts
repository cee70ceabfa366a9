import { AppError, handleDepositEvent, recordDepositEvent } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { DepositEventRepository } from '../persistence/deposit-event.repository';
import { DepositSettingsRepository } from '../persistence/deposit-settings.repository';
import { PracticeStripe } from '../practice-stripe';

/** Kept and answered at once; a job does the rest. One that comes again and is not handled yet has its job again. */
export const RecordDepositEventHandler = implementWith(
  recordDepositEvent,
  { platform: 'the address of a report tells whose it is' },
  [DepositSettingsRepository, DepositEventRepository, PracticeStripe, UnitOfWork],
  (depositSettingsRepository, events, stripe, uow) => ({
    async handle({ params: { hook }, body: { payload, signature } }) {
      const settings = await depositSettingsRepository.byHook(hook);
      const report = stripe.of(settings)?.verify(payload, signature, uow.now());
      if (!settings || !report) throw new AppError('SIGNATURE_INVALID');
      const { organisationId } = settings;
      await uow.runFor(organisationId, async () => {
        if (await events.keep(report))
          uow.enqueue(handleDepositEvent, { organisationId, eventId: report.id });
      });
      return { received: true };
    },
  }),
);
