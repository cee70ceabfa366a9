import { PersonMentioned } from '@quillcare/contracts';
import { on, PeopleNames } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { mentionNews } from '../domain/mention-news';

export const OnPersonMentionedConsumer = on(PersonMentioned, [Notifier, PeopleNames], (notifier, people) => ({
  async prepare({ data: { authorId } }) {
    const names = await people.findNames([authorId]);
    return authorId === null ? null : (names.get(authorId) ?? null);
  },

  handle: ({ data }, authorName) => notifier.notify(mentionNews(data, authorName)),
}));
