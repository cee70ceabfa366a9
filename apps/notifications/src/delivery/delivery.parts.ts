import { defineParts } from '@quillcare/service-kit';
import { DeliveryRecorder } from './delivery-recorder';
import { DeliverMailJob } from './jobs/deliver-mail.job';
import { MailSender } from './mail-sender';
import { QuoteMailGate } from './quote-mail-gate';

/** Delivery of stored emails: whether they may still be sent, through which server, and with what result. */
export const deliveryParts = defineParts({
  jobs: [DeliverMailJob],
  providers: [MailSender, DeliveryRecorder, QuoteMailGate],
});
