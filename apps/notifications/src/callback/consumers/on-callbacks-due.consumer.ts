import { CallbacksDue, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { callbacksDueNews } from '../domain/callbacks-due-news';

@Consumes(CallbacksDue)
export class OnCallbacksDueConsumer implements Consumer<typeof CallbacksDue> {
  constructor(private readonly notifier: Notifier) {}

  handle({ data }: EventEnvelope<EventData<typeof CallbacksDue>>): Promise<void> {
    return this.notifier.notify(callbacksDueNews(data));
  }
}
