import { PracticeExportFinished, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { practiceExportNews } from '../domain/practice-export-news';

@Consumes(PracticeExportFinished)
export class OnPracticeExportFinishedConsumer implements Consumer<typeof PracticeExportFinished> {
  constructor(private readonly notifier: Notifier) {}

  async handle({ data }: EventEnvelope<EventData<typeof PracticeExportFinished>>): Promise<void> {
    const news = practiceExportNews(data);
    if (news) await this.notifier.notify(news);
  }
}
