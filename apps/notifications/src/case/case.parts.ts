import { defineParts } from '@quillcare/service-kit';
import { CaseMailer } from './case-mailer';
import { OnDepositFailedConsumer } from './consumers/on-deposit-failed.consumer';
import { OnDepositPaidConsumer } from './consumers/on-deposit-paid.consumer';
import { OnSurgeryCaseCancelledConsumer } from './consumers/on-surgery-case-cancelled.consumer';
import { OnSurgeryCaseRescheduledConsumer } from './consumers/on-surgery-case-rescheduled.consumer';
import { OnSurgeryCaseScheduledConsumer } from './consumers/on-surgery-case-scheduled.consumer';

/** Notifications to staff and emails to patients about changes of surgery cases. */
export const caseParts = defineParts({
  consumers: [
    OnSurgeryCaseScheduledConsumer,
    OnSurgeryCaseRescheduledConsumer,
    OnSurgeryCaseCancelledConsumer,
    OnDepositPaidConsumer,
    OnDepositFailedConsumer,
  ],
  providers: [CaseMailer],
});
