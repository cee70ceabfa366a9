import { Injectable } from '@nestjs/common';
import {
  AppError,
  InvoiceChanged,
  invoiceMachine,
  type Invoice,
  type InvoiceStatus,
  type PaymentMethodKind,
  type PaymentStage,
} from '@quillcare/contracts';
import { searchKey, type PlanCharge } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import type { ReminderFacts } from '../domain/payment-reminder';

/** Select list that names the columns as in the API. */
export const INVOICE_COLUMNS = `id, version, number, status, currency, issued_on::text as "issuedOn", due_on::text as "dueOn",
  supplied_on::text as "suppliedOn", seller, customer, lines, gst_basis_points as "gstBasisPoints", net_minor as "netMinor",
  gst_minor as "gstMinor", total_minor as "totalMinor", paid_on::text as "paidOn", payment_method as "paymentMethod",
  case when credit_number is not null then jsonb_build_object('number', credit_number, 'on', credited_on, 'reason', credit_reason)
    end as credit`;

export interface InvoicePayment {
  paidOn: string;
  reference: string | null;
  method: PaymentMethodKind;
}

export type UnpaidInvoice = ReminderFacts & Pick<Invoice, 'id' | 'number'>;

/** Methods run in one practice's transaction unless noted otherwise. */
@Injectable()
export class InvoiceRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /**
   * Platform scope: returns practices with uninvoiced charges. Those whose credits exceed their charges are left out until later
   * charges outweigh them.
   */
  findWithOpenCharges(limit: number, except: readonly string[]): Promise<{ organisationId: string }[]> {
    return this.uow.query(
      `select organisation_id as "organisationId" from billing.charge
        where invoice_id is null and organisation_id <> all ($2::uuid[])
        group by organisation_id having sum(amount_minor) >= 0 limit $1`,
      [limit, except],
    );
  }

  /** Platform scope: returns pending invoices that were due before `day`. */
  findOverdue(
    day: string,
    limit: number,
    except: readonly string[],
  ): Promise<{ id: string; organisationId: string }[]> {
    return this.uow.query(
      `select id, organisation_id as "organisationId" from billing.invoice
        where status = 'PENDING' and due_on < $1 and id <> all ($3::uuid[]) order by due_on limit $2`,
      [day, limit, except],
    );
  }

  /** Platform scope: takes the next number of a series. The issue date is never earlier than that of the previous number. */
  async takeNumber(series: string, day: string): Promise<{ place: number; issuedOn: string }> {
    const [next] = await this.uow.query<{ place: number; issuedOn: string }>(
      `insert into billing.invoice_series as s (series, last, last_issued_on) values ($1, 1, $2)
        on conflict (series) do update set last = s.last + 1, last_issued_on = greatest(s.last_issued_on, excluded.last_issued_on)
        returning last as place, last_issued_on::text as "issuedOn"`,
      [series, day],
    );
    if (!next) throw new Error('An invoice needs a number.');
    return next;
  }

  /** Returns and locks the uninvoiced charges. */
  lockOpenCharges(organisationId: string): Promise<(PlanCharge & { id: string })[]> {
    return this.uow.query(
      `select id, kind, plan, cycle, first_day::text as "from", until_day::text as until, amount_minor::int as "amountMinor",
          label, discount_rate_id as "rateId" from billing.charge where organisation_id = $1 and invoice_id is null order by place for update`,
      [organisationId],
    );
  }

  async add(invoice: Invoice, subscriptionId: string, chargeIds: readonly string[]): Promise<void> {
    const { organisationId } = this.uow;
    await this.uow.execute(
      `insert into billing.invoice (id, organisation_id, subscription_id, created_at, search_key, number, status, currency, issued_on, due_on,
          supplied_on, seller, customer, lines, gst_basis_points, net_minor, gst_minor, total_minor, paid_on)
        select $1, $2, $3, $4, $6, i.number, i.status, i.currency, i."issuedOn", i."dueOn", i."suppliedOn", i.seller, i.customer, i.lines,
          i."gstBasisPoints", i."netMinor", i."gstMinor", i."totalMinor", i."paidOn"
        from jsonb_to_record($5::jsonb) as i (number text, status text, currency text, "issuedOn" date, "dueOn" date,
          "suppliedOn" date, seller jsonb, customer jsonb, lines jsonb, "gstBasisPoints" int, "netMinor" int, "gstMinor" int,
          "totalMinor" int, "paidOn" date)`,
      [
        invoice.id,
        organisationId,
        subscriptionId,
        this.uow.now(),
        JSON.stringify(invoice),
        searchKeyOf(invoice),
      ],
    );
    await this.uow.execute(
      'update billing.charge set invoice_id = $2 where organisation_id = $1 and id = any($3::uuid[])',
      [organisationId, invoice.id, chargeIds],
    );
    this.emitChanged(invoice);
  }

  async getByNumber(number: string): Promise<Invoice> {
    const [found] = await this.uow.query<Invoice>(
      `select ${INVOICE_COLUMNS} from billing.invoice where organisation_id = $1 and number = $2`,
      [this.uow.organisationId, number],
    );
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** Reads the invoice and locks it until the transaction ends. */
  async findForUpdate(id: string): Promise<Invoice> {
    const [found] = await this.uow.query<Invoice>(
      `select ${INVOICE_COLUMNS} from billing.invoice where organisation_id = $1 and id = $2 for update`,
      [this.uow.organisationId, id],
    );
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** Changes the status of a locked invoice; throws ILLEGAL_TRANSITION if the state machine does not allow it. */
  async changeStatus(
    invoice: Invoice,
    status: InvoiceStatus,
    payment: InvoicePayment | null = null,
  ): Promise<Invoice> {
    if (!invoiceMachine.allows(invoice.status, status)) throw new AppError('ILLEGAL_TRANSITION');
    const [moved] = await this.uow.query<Invoice>(
      `update billing.invoice set status = $3, version = version + 1, paid_on = $4, payment_reference = $5,
          payment_method = $6
        where organisation_id = $1 and id = $2 returning ${INVOICE_COLUMNS}`,
      [
        ...[this.uow.organisationId, invoice.id, status],
        ...[payment?.paidOn ?? null, payment?.reference ?? null, payment?.method ?? null],
      ],
    );
    if (!moved) throw new AppError('NOT_FOUND');
    this.emitChanged(moved);
    return moved;
  }

  /** Returns and locks the unpaid invoices, earliest due date first. */
  lockUnpaid(): Promise<UnpaidInvoice[]> {
    return this.uow.query(
      `select id, number, status, due_on::text as "dueOn", told_stage as "toldStage", told_on::text as "toldOn"
         from billing.invoice where organisation_id = $1 and status in ('PENDING', 'OVERDUE') order by due_on, place for update`,
      [this.uow.organisationId],
    );
  }

  /** Records the reminder stage sent and its day in the practice's calendar. Does not raise the invoice's version. */
  async recordReminder(id: string, stage: PaymentStage, day: string): Promise<void> {
    await this.uow.execute(
      'update billing.invoice set told_stage = $3, told_on = $4 where organisation_id = $1 and id = $2',
      [this.uow.organisationId, id, stage, day],
    );
  }

  /** Credits a locked invoice; throws ILLEGAL_TRANSITION if the state machine does not allow it. */
  async credit(
    invoice: Invoice,
    status: 'CANCELLED' | 'REFUNDED',
    { number, on, reason }: NonNullable<Invoice['credit']>,
  ): Promise<Invoice> {
    if (!invoiceMachine.allows(invoice.status, status)) throw new AppError('ILLEGAL_TRANSITION');
    const [credited] = await this.uow.query<Invoice>(
      `update billing.invoice set status = $3, version = version + 1, credit_number = $4, credited_on = $5, credit_reason = $6
        where organisation_id = $1 and id = $2 returning ${INVOICE_COLUMNS}`,
      [this.uow.organisationId, invoice.id, status, number, on, reason],
    );
    if (!credited) throw new AppError('NOT_FOUND');
    this.emitChanged(credited);
    return credited;
  }

  /** Returns the last reminder of each overdue invoice. */
  findOverdueReminders(): Promise<Pick<ReminderFacts, 'toldStage' | 'toldOn'>[]> {
    return this.uow.query(
      `select told_stage as "toldStage", told_on::text as "toldOn"
         from billing.invoice where organisation_id = $1 and status = 'OVERDUE'`,
      [this.uow.organisationId],
    );
  }

  private emitChanged({ id, number, status }: Invoice): void {
    this.uow.emit(InvoiceChanged, id, { invoiceId: id, number, status });
  }
}

/** Super admins search by invoice number and practice name. */
function searchKeyOf({ number, customer }: Invoice): string {
  return searchKey(`${number} ${customer.practice}`);
}
