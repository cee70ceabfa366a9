import { Inject } from '@nestjs/common';
import {
  listStaff,
  NotificationRaised,
  readQuoteCallee,
  RESPONSE_TOPICS,
  TOPIC_RULES,
  type EventData,
  type EventEnvelope,
  type QuoteCallee,
} from '@quillcare/contracts';
import {
  CONFIG,
  Consumes,
  nullIfNotFound,
  OrganisationFacts,
  RpcClient,
  UnitOfWork,
  type Consumer,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { NotificationRepository } from '../../notification/persistence/notification.repository';
import { PreferenceRepository } from '../../preference/persistence/preference.repository';
import type { StaffMember } from '../domain/notice-letters';
import { NoticeSender } from '../notice-sender';

type Raised = EventEnvelope<EventData<typeof NotificationRaised>>;

interface Facts {
  organisationId: string;
  practiceName: string;
  timeZone: string;
  staff: readonly StaffMember[];
  /** The quote it is about and its author. Null if it is not about a quote. */
  quote: Pick<QuoteCallee, 'quoteNumber' | 'authorId'> | null;
}

/** Emailed by the code that raises them, because those emails name the quote. */
const SEPARATELY_EMAILED_TOPICS = [...RESPONSE_TOPICS, 'ACCEPTANCE_WITHDRAWN'];

/** Emails a notification to people who want it individually. The others get it in a digest. */
@Consumes(NotificationRaised)
export class OnNotificationRaisedConsumer implements Consumer<typeof NotificationRaised> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly organisations: OrganisationFacts,
    private readonly preferences: PreferenceRepository,
    private readonly notifications: NotificationRepository,
    private readonly notices: NoticeSender,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async prepare({ organisationid: organisationId, data }: Raised): Promise<Facts | null> {
    if (!organisationId || SEPARATELY_EMAILED_TOPICS.includes(data.topic)) return null;
    // Most notifications are emailed to nobody individually, so the staff need not be read.
    const mayBeMailed =
      TOPIC_RULES[data.topic].isUrgent ||
      (await this.uow.runFor(organisationId, () => this.preferences.hasImmediateMailUsers()));
    if (!mayBeMailed) return null;
    const [staff, { name, timeZone }, quote] = await Promise.all([
      this.rpc.call(listStaff, { body: { organisationId } }),
      this.organisations.get(organisationId),
      this.quoteOf(organisationId, data.quoteId),
    ]);
    return { organisationId, practiceName: name, timeZone, staff: staff.items, quote };
  }

  async handle({ data }: Raised, facts: Facts | null): Promise<void> {
    if (!facts) return;
    const { notificationId, topic, to, needs, byUserId } = data;
    const notification = await this.notifications.find(notificationId);
    // Withdrawn in the meantime, for example with a mention.
    if (!notification) return;
    const link = `${this.config.publicUrl}${notification.actionUrl ?? '/notifications'}`;
    const { practiceName, timeZone, staff, quote } = facts;
    const audience = { to, needs, except: byUserId === null ? [] : [byUserId] };
    const undelivered = topic === 'MAIL_FAILED' && quote ? [quote.quoteNumber] : [];
    const raised = { notificationId, topic, audience, staff, timeZone, authorId: quote?.authorId ?? null };
    await this.notices.send(raised, ({ name }) => ({
      template: 'news',
      params: { name, practiceName, what: TOPIC_RULES[topic].mail, link, undelivered },
    }));
  }

  /** Null if the notification is about no quote, or about one that was removed. */
  private async quoteOf(organisationId: string, quoteId: string | null): Promise<Facts['quote']> {
    if (quoteId === null) return null;
    return nullIfNotFound(this.rpc.call(readQuoteCallee, { body: { organisationId, quoteId } }));
  }
}
