import { depositSettings } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { DepositAccount } from './deposit-account';
import { DepositReceipts } from './deposit-receipts';
import { DepositRecorder } from './deposit-recorder';
import { CheckDepositPageJob } from './jobs/check-deposit-page.job';
import { HandleDepositEventJob } from './jobs/handle-deposit-event.job';
import { PayDepositBackJob } from './jobs/pay-deposit-back.job';
import { DepositReader } from './operations/deposit.reader';
import { FinishDepositHandler } from './operations/finish-deposit.handler';
import { GetBookingCheckQuery } from './operations/get-booking-check.query';
import { GetCaseDepositQuery } from './operations/get-case-deposit.query';
import { GetPatientDepositQuery } from './operations/get-patient-deposit.query';
import { PatientDepositReader } from './operations/patient-deposit.reader';
import { PayDepositHandler } from './operations/pay-deposit.handler';
import { RecordCaseDepositHandler } from './operations/record-case-deposit.handler';
import { RecordDepositEventHandler } from './operations/record-deposit-event.handler';
import { RefundDepositHandler } from './operations/refund-deposit.handler';
import { UpdateDepositSettingsHandler } from './operations/update-deposit-settings.handler';
import { DepositEventRepository } from './persistence/deposit-event.repository';
import { DepositPaymentEntity } from './persistence/deposit-payment.entity';
import { DepositPaymentRepository } from './persistence/deposit-payment.repository';
import { DepositRefundEntity } from './persistence/deposit-refund.entity';
import { DepositRefundRepository } from './persistence/deposit-refund.repository';
import { DepositSettingsEntity } from './persistence/deposit-settings.entity';
import { DepositSettingsRepository } from './persistence/deposit-settings.repository';
import { PracticeStripe } from './practice-stripe';

/** Deposits that patients pay online into the practice's own Stripe account: amounts requested, payments and refunds. */
export const depositParts = defineParts({
  entities: [DepositSettingsEntity, DepositPaymentEntity, DepositRefundEntity],
  handlers: [
    ...settingsHandlers(depositSettings, { repository: DepositSettingsRepository }, [
      UpdateDepositSettingsHandler,
    ]),
    GetBookingCheckQuery,
    GetCaseDepositQuery,
    RecordCaseDepositHandler,
    RefundDepositHandler,
    GetPatientDepositQuery,
    PayDepositHandler,
    FinishDepositHandler,
    RecordDepositEventHandler,
  ],
  jobs: [HandleDepositEventJob, CheckDepositPageJob, PayDepositBackJob],
  providers: [
    DepositSettingsRepository,
    DepositPaymentRepository,
    DepositRefundRepository,
    DepositEventRepository,
    DepositReader,
    PatientDepositReader,
    DepositReceipts,
    DepositRecorder,
    DepositAccount,
    PracticeStripe,
  ],
});
