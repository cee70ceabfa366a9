import { ExportFinished, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { exportNews } from '../domain/export-news';

@Consumes(ExportFinished)
export class OnExportFinishedConsumer implements Consumer<typeof ExportFinished> {
  constructor(private readonly notifier: Notifier) {}

  async handle({ data }: EventEnvelope<EventData<typeof ExportFinished>>): Promise<void> {
    const news = exportNews(data);
    if (news) await this.notifier.notify(news);
  }
}
