import { ChecklistItemsAssigned, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { checklistAssignedNews } from '../domain/assignment-news';
import { WorkGivers } from '../work-givers';

type Assigned = EventEnvelope<EventData<typeof ChecklistItemsAssigned>>;

@Consumes(ChecklistItemsAssigned)
export class OnChecklistItemsAssignedConsumer implements Consumer<typeof ChecklistItemsAssigned> {
  constructor(
    private readonly givers: WorkGivers,
    private readonly notifier: Notifier,
  ) {}

  prepare({ data }: Assigned): Promise<string | null> {
    return this.givers.nameOf(data.byUserId);
  }

  async handle({ data }: Assigned, giver: string | null): Promise<void> {
    const news = checklistAssignedNews(data, giver);
    if (news) await this.notifier.notify(news);
  }
}
