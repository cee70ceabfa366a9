import { PersonMentioned, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, PeopleNames, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { mentionNews } from '../domain/mention-news';

type Event = EventEnvelope<EventData<typeof PersonMentioned>>;

@Consumes(PersonMentioned)
export class OnPersonMentionedConsumer implements Consumer<typeof PersonMentioned> {
  constructor(
    private readonly notifier: Notifier,
    private readonly people: PeopleNames,
  ) {}

  async prepare({ data: { authorId } }: Event): Promise<string | null> {
    const names = await this.people.of([authorId]);
    return authorId === null ? null : (names.get(authorId) ?? null);
  }

  handle({ data }: Event, authorName: string | null): Promise<void> {
    return this.notifier.notify(mentionNews(data, authorName));
  }
}
