import { CallbackAssigned, readCallback, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { countryDefaults, formatDate } from '@quillcare/rules';
import { Consumes, OrganisationFacts, RpcClient, type Consumer } from '@quillcare/service-kit';
import type { News } from '../../notification/domain/news';
import { Notifier } from '../../notification/notifier';
import { callbackAssignedNews } from '../domain/assignment-news';
import { orGone, WorkGivers } from '../work-givers';

type Assigned = EventEnvelope<EventData<typeof CallbackAssigned>>;

@Consumes(CallbackAssigned)
export class OnCallbackAssignedConsumer implements Consumer<typeof CallbackAssigned> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly organisations: OrganisationFacts,
    private readonly givers: WorkGivers,
    private readonly notifier: Notifier,
  ) {}

  /** Events carry no personal data: who is to be called is read. */
  async prepare({ organisationid: organisationId, data }: Assigned): Promise<News | null> {
    if (!organisationId) return null;
    const { callbackId, byUserId } = data;
    const [callback, { country }, giver] = await Promise.all([
      orGone(this.rpc.call(readCallback, { body: { organisationId, callbackId } })),
      this.organisations.get(organisationId),
      this.givers.nameOf(byUserId),
    ]);
    // Somebody else may have taken it meanwhile.
    if (callback?.assigneeId !== data.assigneeId) return null;
    const dueOn = formatDate(callback.dueDate, countryDefaults(country).locale);
    return callbackAssignedNews(data, callback, dueOn, giver);
  }

  async handle(_event: Assigned, news: News | null): Promise<void> {
    if (news) await this.notifier.notify(news);
  }
}
