import { ChecklistItemsAssigned } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { checklistAssignedNews } from '../domain/assignment-news';
import { AssignerNames } from '../assigner-names';

export const OnChecklistItemsAssignedConsumer = on(
  ChecklistItemsAssigned,
  [AssignerNames, Notifier],
  (givers, notifier) => ({
    prepare: ({ data }) => givers.nameOf(data.byUserId),

    async handle({ data }, assignerName) {
      const news = checklistAssignedNews(data, assignerName);
      if (news) await notifier.notify(news);
    },
  }),
);
