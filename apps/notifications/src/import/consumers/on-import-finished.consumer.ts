import { ImportFinished, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { importNews } from '../domain/import-news';

@Consumes(ImportFinished)
export class OnImportFinishedConsumer implements Consumer<typeof ImportFinished> {
  constructor(private readonly notifier: Notifier) {}

  async handle({ data }: EventEnvelope<EventData<typeof ImportFinished>>): Promise<void> {
    const news = importNews(data);
    if (news) await this.notifier.notify(news);
  }
}
