import { Inject, Injectable } from '@nestjs/common';
import { getOrganisation, listStaff, readQuote, type EventEnvelope } from '@quillcare/contracts';
import { CONFIG, RpcClient, type ProcessConfig } from '@quillcare/service-kit';
import type { PatientAnswer } from '../mail/domain/templates/response-receipt';
import { MailPoster } from '../mail/mail-poster';
import { NotificationRaiser } from '../notification/notification-raiser';
import { responseLetters, type ResponseFacts } from './domain/response-letters';
import { responseNews } from './domain/response-news';

type QuoteEvent = EventEnvelope<{ quoteId: string }>;

/** Tells both sides that a patient has answered. */
@Injectable()
export class ResponseTeller {
  constructor(
    private readonly rpc: RpcClient,
    private readonly notifications: NotificationRaiser,
    private readonly poster: MailPoster,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** What the messages need to know, asked of the services that own it; before the transaction. */
  async facts({ id, type, organisationid: organisationId, data }: QuoteEvent): Promise<ResponseFacts> {
    if (!organisationId) throw new Error(`${type} ${id} names no organisation.`);
    const [quote, organisation, staff] = await Promise.all([
      this.rpc.call(readQuote, { body: { organisationId, quoteId: data.quoteId } }),
      this.rpc.call(getOrganisation, { body: { organisationId } }),
      this.rpc.call(listStaff, { body: { organisationId } }),
    ]);
    return { quote, organisation, staff: staff.items };
  }

  /** Raises the notification and posts the mails, in the transaction that claims the event. */
  async tell(answer: PatientAnswer, { id }: QuoteEvent, facts: ResponseFacts): Promise<void> {
    await this.notifications.raise(responseNews(answer, facts.quote));
    const letters = responseLetters({ ...facts, answer, eventId: id, publicUrl: this.config.publicUrl });
    for (const letter of letters) await this.poster.post(letter);
  }
}
