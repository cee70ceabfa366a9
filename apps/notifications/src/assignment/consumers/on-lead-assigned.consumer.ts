import { LeadAssigned, readLeadCallee, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, RpcClient, type Consumer } from '@quillcare/service-kit';
import type { News } from '../../notification/domain/news';
import { Notifier } from '../../notification/notifier';
import { leadAssignedNews } from '../domain/assignment-news';
import { orGone, WorkGivers } from '../work-givers';

type Assigned = EventEnvelope<EventData<typeof LeadAssigned>>;

@Consumes(LeadAssigned)
export class OnLeadAssignedConsumer implements Consumer<typeof LeadAssigned> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly givers: WorkGivers,
    private readonly notifier: Notifier,
  ) {}

  /** Events carry no personal data: whose lead it is is read. */
  async prepare({ organisationid: organisationId, data }: Assigned): Promise<News | null> {
    if (!organisationId) return null;
    const { leadId, byUserId } = data;
    const [lead, giver] = await Promise.all([
      orGone(this.rpc.call(readLeadCallee, { body: { organisationId, leadId } })),
      this.givers.nameOf(byUserId),
    ]);
    return lead && leadAssignedNews(data, lead, giver);
  }

  async handle(_event: Assigned, news: News | null): Promise<void> {
    if (news) await this.notifier.notify(news);
  }
}
