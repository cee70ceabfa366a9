import { RecordedAcceptanceConfirmed, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { recordDisputedNews } from '../domain/record-disputed-news';

/** A patient who disputes what staff recorded must be called; one who confirms it needs nothing. */
@Consumes(RecordedAcceptanceConfirmed)
export class OnRecordedAcceptanceConfirmedConsumer implements Consumer<typeof RecordedAcceptanceConfirmed> {
  constructor(private readonly notifier: Notifier) {}

  async handle({ data }: EventEnvelope<EventData<typeof RecordedAcceptanceConfirmed>>): Promise<void> {
    if (!data.isSo) await this.notifier.notify(recordDisputedNews(data));
  }
}
