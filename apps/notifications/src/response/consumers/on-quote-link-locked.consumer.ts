import { QuoteLinkLocked, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { linkLockedNews } from '../domain/link-locked-news';

/** Too many wrong tries to identify: the practice should know, and the patient may need help. */
@Consumes(QuoteLinkLocked)
export class OnQuoteLinkLockedConsumer implements Consumer<typeof QuoteLinkLocked> {
  constructor(private readonly notifier: Notifier) {}

  handle({ data }: EventEnvelope<EventData<typeof QuoteLinkLocked>>): Promise<void> {
    return this.notifier.notify(linkLockedNews(data));
  }
}
