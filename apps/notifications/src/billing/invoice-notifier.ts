import { Inject, Injectable } from '@nestjs/common';
import {
  getInvoiceToMail,
  getOrganisation,
  listStaff,
  type EventEnvelope,
  type InvoiceDocument,
  type Organisation,
  type ResultOf,
} from '@quillcare/contracts';
import { CONFIG, RpcClient, type ProcessConfig } from '@quillcare/service-kit';
import { MailDispatcher } from '../mail/mail-dispatcher';
import { Notifier } from '../notification/notifier';
import type { StaffMember } from '../response/domain/response-letters';
import { buildInvoiceNews, invoiceLetters, type InvoiceNewsKind } from './domain/invoice-news';

export interface InvoiceFacts extends ResultOf<typeof getInvoiceToMail> {
  organisation: Organisation;
  staff: readonly StaffMember[];
}

type InvoiceEvent = EventEnvelope<{ invoiceId: string }>;

@Injectable()
export class InvoiceNotifier {
  constructor(
    private readonly rpc: RpcClient,
    private readonly notifier: Notifier,
    private readonly dispatcher: MailDispatcher,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Reads billing and identity. Call it before the transaction. */
  async readFacts(
    { id, type, organisationid: organisationId, data }: InvoiceEvent,
    document: InvoiceDocument = 'INVOICE',
  ): Promise<InvoiceFacts> {
    if (!organisationId) throw new Error(`${type} ${id} has no organisation.`);
    const [toMail, organisation, staff] = await Promise.all([
      this.rpc.call(getInvoiceToMail, { body: { organisationId, invoiceId: data.invoiceId, document } }),
      this.rpc.call(getOrganisation, { body: { organisationId } }),
      this.rpc.call(listStaff, { body: { organisationId } }),
    ]);
    return { ...toMail, organisation, staff: staff.items };
  }

  /** Raises the notification and queues the emails, in the transaction that claims the event. */
  async notifyPractice(
    kind: InvoiceNewsKind,
    { id }: Pick<InvoiceEvent, 'id'>,
    facts: InvoiceFacts,
    days: { suspendsOn?: string | null; retryOn?: string | null } = {},
  ): Promise<void> {
    const { invoice, organisation } = facts;
    const { suspendsOn = null, retryOn = null } = days;
    const notice = { kind, invoice, suspendsOn, retryOn, card: facts.card ?? null, organisation };
    const entry = buildInvoiceNews(notice);
    if (entry) await this.notifier.notify(entry);
    for (const letter of invoiceLetters(notice, facts, id, this.config.publicUrl))
      await this.dispatcher.dispatch(letter);
  }
}
