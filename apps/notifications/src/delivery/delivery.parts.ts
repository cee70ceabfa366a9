import { defineParts } from '@quillcare/service-kit';
import { DeliveryRecorder } from './delivery-recorder';
import { DeliverMailJob } from './jobs/deliver-mail.job';
import { MailSender } from './mail-sender';

/** How a stored email goes out: whether it still may, by which server, and what came of it. */
export const deliveryParts = defineParts({
  jobs: [DeliverMailJob],
  providers: [MailSender, DeliveryRecorder],
});
