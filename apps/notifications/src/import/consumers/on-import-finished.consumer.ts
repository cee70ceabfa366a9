import { ImportFinished } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { importNews } from '../domain/import-news';

export const OnImportFinishedConsumer = on(ImportFinished, [Notifier], (notifier) => ({
  async handle({ data }) {
    const news = importNews(data);
    if (news) await notifier.notify(news);
  },
}));
