import { PracticeExportFinished } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { practiceExportNews } from '../domain/practice-export-news';

export const OnPracticeExportFinishedConsumer = on(PracticeExportFinished, [Notifier], (notifier) => ({
  async handle({ data }) {
    const news = practiceExportNews(data);
    if (news) await notifier.notify(news);
  },
}));
