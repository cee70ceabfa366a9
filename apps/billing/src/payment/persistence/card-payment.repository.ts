import { Injectable } from '@nestjs/common';
import { AppError, type CardFailure, type Invoice } from '@quillcare/contracts';
import { CHECKOUT_SESSION_MINUTES } from '@quillcare/payments';
import { UnitOfWork } from '@quillcare/service-kit';
import type { ChargeableInvoice, FailedAttempt } from '../domain/charging';

/** A card payment of an invoice: a charge to a stored card, or a hosted page. */
export interface CardPayment {
  id: string;
  invoiceId: string;
  /** Sequence number among the invoice's payments. */
  place: number;
  kind: 'CHARGE' | 'LINK';
  cardId: string | null;
  amountMinor: number;
  state: 'STARTED' | 'PAID' | 'DROPPED' | CardFailure;
  triedOn: string;
  sessionId: string | null;
  intentId: string | null;
  /** Time of the first request to the provider, which may not have been answered. Null if there was none. */
  calledAt: Date | null;
}

type Start = Pick<CardPayment, 'id' | 'kind' | 'cardId' | 'triedOn' | 'sessionId'>;

const COLUMNS = `id, invoice_id as "invoiceId", place, kind, payment_method_id as "cardId", amount_minor as "amountMinor", state,
  tried_on::text as "triedOn", session_id as "sessionId", intent_id as "intentId", called_at as "calledAt"`;

/** A charge in progress, or a hosted page that has not expired. */
const IN_PROGRESS = `state = 'STARTED' and (kind = 'CHARGE' or started_at > $NOW::timestamptz - interval '${CHECKOUT_SESSION_MINUTES} minutes')`;

/** Payments that pay nothing and are still held, also those whose refund the bank rejected. */
const HELD_SURPLUS = `state = 'PAID' and is_surplus and refund is distinct from 'DONE'`;

/** Payments that pay nothing and are to be refunded to the card. */
const UNREFUNDED_SURPLUS = `state = 'PAID' and is_surplus and refund is null`;

/** Stores card payments in the transaction of one practice. */
@Injectable()
export class CardPaymentRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Returns and locks the open invoices with their failed attempts. Invoices are always locked before their payments. */
  async findChargeable(): Promise<(ChargeableInvoice & Pick<Invoice, 'id' | 'totalMinor'>)[]> {
    const invoices = await this.uow.query<
      Omit<ChargeableInvoice, 'tries'> & Pick<Invoice, 'id' | 'totalMinor'>
    >(
      `select id, status, issued_on::text as "issuedOn", total_minor as "totalMinor",
          exists (select 1 from billing.card_payment p where p.organisation_id = $1 and p.invoice_id = invoice.id
            and (${IN_PROGRESS.replaceAll('$NOW', '$2')} or ${HELD_SURPLUS})) as "isBeingPaid"
        from billing.invoice where organisation_id = $1 and status in ('PENDING', 'OVERDUE') order by due_on, place for update`,
      [this.uow.organisationId, this.uow.now()],
    );
    const chargeable = [];
    for (const invoice of invoices)
      chargeable.push({ ...invoice, tries: await this.findAttempts(invoice.id) });
    return chargeable;
  }

  findAttempts(invoiceId: string): Promise<FailedAttempt[]> {
    return this.uow.query(
      `select payment_method_id as "cardId", state, tried_on::text as "on" from billing.card_payment
        where organisation_id = $1 and invoice_id = $2 and kind = 'CHARGE' and state in ('DECLINED', 'NEEDS_AUTHENTICATION') order by place`,
      [this.uow.organisationId, invoiceId],
    );
  }

  /** Returns the invoice's payments in progress, newest first. */
  findInProgress(invoiceId: string): Promise<CardPayment[]> {
    return this.uow.query(
      `select ${COLUMNS} from billing.card_payment where organisation_id = $1 and invoice_id = $2
        and ${IN_PROGRESS.replaceAll('$NOW', '$3')} order by place desc`,
      [this.uow.organisationId, invoiceId, this.uow.now()],
    );
  }

  /** Starts a payment. The invoice must be locked. */
  async start({ id, totalMinor }: Pick<Invoice, 'id' | 'totalMinor'>, payment: Start): Promise<void> {
    await this.uow.execute(
      `insert into billing.card_payment
          (id, organisation_id, invoice_id, place, kind, payment_method_id, amount_minor, state, tried_on, session_id, started_at)
        select $1, $2, $3, coalesce(max(place), 0) + 1, $4, $5, $6, 'STARTED', $7, $8, $9
          from billing.card_payment where organisation_id = $2 and invoice_id = $3`,
      [
        ...[payment.id, this.uow.organisationId, id, payment.kind, payment.cardId, totalMinor],
        ...[payment.triedOn, payment.sessionId, this.uow.now()],
      ],
    );
  }

  /** Returns the id of the payment's invoice, which has to be locked first, or null. */
  async findInvoiceId(id: string): Promise<string | null> {
    const [found] = await this.uow.query<{ id: string }>(
      'select invoice_id as id from billing.card_payment where organisation_id = $1 and id = $2',
      [this.uow.organisationId, id],
    );
    return found?.id ?? null;
  }

  /** Reads the payment and locks it until the transaction ends. */
  async findForUpdate(id: string): Promise<CardPayment> {
    const [found] = await this.uow.query<CardPayment>(
      `select ${COLUMNS} from billing.card_payment where organisation_id = $1 and id = $2 for update`,
      [this.uow.organisationId, id],
    );
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** Returns the payment that settled the invoice, or null. */
  async findSettling(invoiceId: string): Promise<CardPayment | null> {
    const [found] = await this.uow.query<CardPayment>(
      `select ${COLUMNS} from billing.card_payment where organisation_id = $1 and invoice_id = $2 and state = 'PAID' and not is_surplus`,
      [this.uow.organisationId, invoiceId],
    );
    return found ?? null;
  }

  /** Returns the invoice's surplus payments that are to be refunded to the card. */
  findSurplus(invoiceId: string): Promise<CardPayment[]> {
    return this.uow.query(
      `select ${COLUMNS} from billing.card_payment where organisation_id = $1 and invoice_id = $2
        and ${UNREFUNDED_SURPLUS} order by place`,
      [this.uow.organisationId, invoiceId],
    );
  }

  /** Call it before the provider, so that a retry after a worker's death knows about the request. */
  async markProviderCalled(id: string): Promise<void> {
    await this.updateColumns(id, 'called_at = coalesce(called_at, $3)', [this.uow.now()]);
  }

  async markDropped(id: string): Promise<void> {
    await this.updateColumns(id, `state = 'DROPPED', ended_at = $3`, [this.uow.now()]);
  }

  /** Stores the amount received, which may differ from the one requested. */
  async markPaid(
    id: string,
    {
      intentId,
      amountMinor,
      isSurplus,
    }: { intentId: string | null; amountMinor: number; isSurplus: boolean },
  ): Promise<void> {
    const changes = `state = 'PAID', intent_id = $3, amount_minor = $4, is_surplus = $5, retry_on = null, ended_at = $6`;
    await this.updateColumns(id, changes, [intentId, amountMinor, isSurplus, this.uow.now()]);
  }

  async markFailed(
    id: string,
    failure: CardFailure,
    intentId: string | null,
    retryOn: string | null,
  ): Promise<void> {
    await this.updateColumns(id, 'state = $3, intent_id = $4, retry_on = $5, ended_at = $6', [
      ...[failure, intentId, retryOn, this.uow.now()],
    ]);
  }

  async recordRefund(id: string, refund: 'DONE' | 'FAILED'): Promise<void> {
    await this.updateColumns(id, 'refund = $3', [refund]);
  }

  private async updateColumns(id: string, changes: string, params: unknown[]): Promise<void> {
    await this.uow.execute(
      `update billing.card_payment set ${changes} where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, id, ...params],
    );
  }
}
