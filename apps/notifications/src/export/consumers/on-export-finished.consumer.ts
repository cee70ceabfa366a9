import { ExportFinished } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { exportNews } from '../domain/export-news';

export const OnExportFinishedConsumer = on(ExportFinished, [Notifier], (notifier) => ({
  async handle({ data }) {
    const news = exportNews(data);
    if (news) await notifier.notify(news);
  },
}));
