import { Inject, Injectable } from '@nestjs/common';
import { getOrganisation, listStaff, readQuoteCallee, type EventEnvelope } from '@quillcare/contracts';
import { CONFIG, RpcClient, type ProcessConfig } from '@quillcare/service-kit';
import type { PatientAnswer } from '../letter/domain/templates/response-receipt';
import { quoteOf } from '../letter/domain/letter';
import { readMailedQuote } from '../letter/mailed-quote';
import { MailDispatcher } from '../mail/mail-dispatcher';
import { audienceOf } from '../notification/domain/notification-row';
import { Notifier } from '../notification/notifier';
import { NoticeSender } from '../notice/notice-sender';
import { noticeContent, receiptLetter, type ResponseFacts } from './domain/response-letters';
import { responseNews } from './domain/response-news';

type QuoteEvent = EventEnvelope<{ quoteId: string; coolingOffEndsOn?: string | null }>;

/** Notifies the practice and the patient of the patient's answer. */
@Injectable()
export class ResponseNotifier {
  constructor(
    private readonly rpc: RpcClient,
    private readonly notifier: Notifier,
    private readonly dispatcher: MailDispatcher,
    private readonly notices: NoticeSender,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Reads the facts for the messages from other services. Call it before the transaction. */
  async readFacts({ id, type, organisationid: organisationId, data }: QuoteEvent): Promise<ResponseFacts> {
    if (!organisationId) throw new Error(`${type} ${id} has no organisation.`);
    const { quoteId } = data;
    const [quote, organisation, staff, { authorId }] = await Promise.all([
      readMailedQuote(this.rpc, { organisationId, quoteId }),
      this.rpc.call(getOrganisation, { body: { organisationId } }),
      this.rpc.call(listStaff, { body: { organisationId } }),
      this.rpc.call(readQuoteCallee, { body: { organisationId, quoteId } }),
    ]);
    return { quote, organisation, staff: staff.items, authorId };
  }

  /** Raises the notification and queues the emails, in the transaction that claims the event. */
  async notify(answer: PatientAnswer, { id, data }: QuoteEvent, facts: ResponseFacts): Promise<void> {
    const { quote, organisation, staff, authorId } = facts;
    const news = responseNews(answer, quote);
    const notificationId = await this.notifier.raise(news);
    const { coolingOffEndsOn } = data;
    const { publicUrl } = this.config;
    const answered = { quote, organisation, answer, eventId: id, publicUrl, coolingOffEndsOn };
    const receipt = receiptLetter(answered);
    if (receipt) await this.dispatcher.dispatch(receipt);
    const { timeZone } = organisation;
    await this.notices.send(
      { notificationId, topic: news.topic, audience: audienceOf(news), staff, timeZone, authorId },
      (person) => noticeContent(answered, person),
      quoteOf(quote),
    );
  }
}
