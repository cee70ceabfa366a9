import { Injectable } from '@nestjs/common';
import {
  DepositFailed,
  DepositPaid,
  type CaseDeposit,
  type EventData,
  type OrganisationRecord,
} from '@quillcare/contracts';
import { getCountryDefaults, formatMoney, todayIn } from '@quillcare/rules';
import type { ProviderPayment, ProviderRefund } from '@quillcare/payments';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import { CaseWriter, type LockedCase } from '../surgery-case/operations/case-writer';
import { DepositReceipts } from './deposit-receipts';
import { problemOf } from './domain/deposit-refusal';
import { DepositReader } from './operations/deposit.reader';
import type { DepositPaymentEntity } from './persistence/deposit-payment.entity';
import { DepositPaymentRepository } from './persistence/deposit-payment.repository';
import type { DepositRefundEntity } from './persistence/deposit-refund.entity';
import { DepositRefundRepository } from './persistence/deposit-refund.repository';

/** UNKNOWN: no such payment in this practice. STRANGE: the amount or currency differs from the recorded one. */
export type RecordOutcome = 'PAID' | 'FAILED' | 'NOTHING_NEW' | 'UNKNOWN' | 'STRANGE';

type Entry = Pick<CaseDeposit, 'kind' | 'amountMinor' | 'note' | 'recordedByName'>;

const STRIPE_RECORDER_NAME = 'Stripe';
const REFUND_RETURNED_NOTE = 'The refund failed, and the amount was returned to the practice.';
const IN_STRIPE = 'Refunded in Stripe’s dashboard';

/**
 * Records the outcomes of payments and refunds in a transaction of the practice. Idempotent, whatever the number and order of the
 * reports.
 */
@Injectable()
export class DepositRecorder {
  constructor(
    private readonly writer: CaseWriter,
    private readonly deposits: DepositReader,
    private readonly payments: DepositPaymentRepository,
    private readonly refunds: DepositRefundRepository,
    private readonly receipts: DepositReceipts,
    private readonly uow: UnitOfWork,
  ) {}

  async record(
    paymentId: string,
    found: ProviderPayment,
    practice: OrganisationRecord,
  ): Promise<RecordOutcome> {
    const known = await this.payments.find(paymentId);
    if (!known) return 'UNKNOWN';
    // Locks the case before the payment, in the same order as every other writer.
    const present = await this.writer.lockCurrent(known.surgeryCaseId, practice);
    const payment = await this.payments.get(paymentId, { lock: true });
    const isExact =
      found.amountMinor === payment.amountMinor && found.currency === payment.currency.toLowerCase();
    if (!isExact) return 'STRANGE';
    if (payment.state === 'PAID' || found.outcome === 'PENDING') return 'NOTHING_NEW';
    return found.outcome === 'PAID'
      ? this.recordPaid(present, payment, found, practice)
      : this.recordDeclined(payment, found);
  }

  /** Marks a checkout page that can no longer be paid as expired. */
  async expire(paymentId: string): Promise<void> {
    const payment = await this.payments.find(paymentId, { lock: true });
    if (payment?.state === 'STARTED')
      await this.payments.update(paymentId, (row) => void (row.state = 'EXPIRED'));
  }

  /** A payment on a page already marked as expired still counts. */
  private async recordPaid(
    present: LockedCase,
    payment: DepositPaymentEntity,
    { id: intentId, brand, lastFour }: ProviderPayment,
    practice: OrganisationRecord,
  ): Promise<RecordOutcome> {
    const { refusal, openMinor } = await this.deposits.readFor(present.surgeryCase, practice);
    const problem = problemOf(refusal, { openMinor, paidMinor: payment.amountMinor });
    const paidAt = this.uow.now();
    const set = { state: 'PAID' as const, intentId, brand, lastFour, problem, paidAt };
    const paid = await this.payments.update(payment.id, (row) => void Object.assign(row, set));
    const { firstName, lastName } = present.row.patient;
    const recordedByName = `${firstName} ${lastName}`;
    const { amountMinor } = paid;
    await this.addLedgerEntry(
      present,
      paid,
      { kind: 'RECEIVED', amountMinor, note: null, recordedByName },
      practice,
    );
    this.uow.emit(DepositPaid, paid.surgeryCaseId, { ...factsOf(paid, present), problem });
    await this.receipts.sendReceipt(paid, todayIn(paidAt, practice.timeZone));
    return 'PAID';
  }

  /** Patients retry on the page themselves, so the practice is notified only of the first decline. */
  private async recordDeclined(
    payment: DepositPaymentEntity,
    { brand, lastFour }: ProviderPayment,
  ): Promise<RecordOutcome> {
    if (payment.failedAt !== null) return 'NOTHING_NEW';
    const failedAt = this.uow.now();
    await this.payments.update(payment.id, (row) => void Object.assign(row, { failedAt, brand, lastFour }));
    const present = await this.writer.row(payment.surgeryCaseId);
    this.uow.emit(DepositFailed, payment.surgeryCaseId, {
      ...factsOf(payment, { row: present }),
      what: 'PAYMENT',
    });
    return 'FAILED';
  }

  /** Records Stripe's answer to a refund requested by staff. */
  async recordRefund(
    refundId: string,
    answer: ProviderRefund | 'REFUSED',
    practice: OrganisationRecord,
  ): Promise<void> {
    const known = await this.refunds.get(refundId);
    const present = await this.writer.lockCurrent(known.surgeryCaseId, practice);
    const refund = await this.refunds.get(refundId, { lock: true });
    const isDone = answer !== 'REFUSED' && answer.state === 'DONE';
    const providerId = answer === 'REFUSED' ? refund.providerId : answer.id;
    const state = isDone ? 'DONE' : 'FAILED';
    if (refund.state === state || (refund.state === 'FAILED' && isDone)) return;
    const set = { state, providerId, endedAt: this.uow.now() } as const;
    await this.refunds.update(refundId, (row) => void Object.assign(row, set), { reason: refund.reason });
    const payment = await this.payments.get(refund.paymentId);
    const { amountMinor, reason: note, byName: recordedByName } = refund;
    if (isDone) {
      await this.addLedgerEntry(
        present,
        payment,
        { kind: 'REFUNDED', amountMinor, note, recordedByName },
        practice,
      );
      return;
    }
    // The bank returned the refund, so the practice holds the amount again.
    if (refund.state === 'DONE') {
      const back = { amountMinor, note: REFUND_RETURNED_NOTE, recordedByName: STRIPE_RECORDER_NAME };
      await this.addLedgerEntry(present, payment, { ...back, kind: 'RECEIVED' }, practice);
    }
    this.uow.emit(DepositFailed, payment.surgeryCaseId, { ...factsOf(payment, present), what: 'REFUND' });
  }

  /** Records a refund made in Stripe's dashboard. */
  async recordExternalRefund(
    payment: DepositPaymentEntity,
    found: ProviderRefund,
    practice: OrganisationRecord,
  ): Promise<void> {
    const present = await this.writer.lockCurrent(payment.surgeryCaseId, practice);
    const now = this.uow.now();
    const refund: DepositRefundEntity = await this.refunds.insert({
      surgeryCaseId: payment.surgeryCaseId,
      paymentId: payment.id,
      amountMinor: found.amountMinor,
      state: found.state,
      reason: IN_STRIPE,
      byName: STRIPE_RECORDER_NAME,
      providerId: found.id,
      startedAt: now,
      endedAt: now,
    });
    if (refund.state !== 'DONE') return;
    const { amountMinor, reason: note, byName: recordedByName } = refund;
    await this.addLedgerEntry(
      present,
      payment,
      { kind: 'REFUNDED', amountMinor, note, recordedByName },
      practice,
    );
  }

  /** Adds the entry to the case's list of deposits, alongside those paid by other means. */
  private async addLedgerEntry(
    present: LockedCase,
    { id: paymentId, reference, brand, lastFour, currency }: DepositPaymentEntity,
    entry: Entry,
    practice: OrganisationRecord,
  ): Promise<void> {
    const now = this.uow.now();
    const deposit: CaseDeposit = {
      ...entry,
      id: newId(),
      currency,
      method: 'CARD',
      paidOn: todayIn(now, practice.timeZone),
      recordedAt: now.toISOString(),
      online: { paymentId, reference, brand, lastFour },
    };
    const amount = formatMoney(entry.amountMinor, currency, getCountryDefaults(practice.country).locale);
    const detail = `${entry.kind === 'RECEIVED' ? 'Received' : 'Refunded'} ${amount} online, ${reference}`;
    const set = { deposits: [...present.row.deposits, deposit] };
    await this.writer.save(present, { kind: 'DEPOSIT_RECORDED', set, detail, reason: entry.note }, practice);
  }
}

export function factsOf(
  { id, surgeryCaseId, quoteId }: Pick<DepositPaymentEntity, 'id' | 'surgeryCaseId' | 'quoteId'>,
  { row }: Pick<LockedCase, 'row'>,
): Omit<EventData<typeof DepositPaid>, 'problem'> {
  return { surgeryCaseId, quoteId, quoteNumber: row.quoteNumber, depositPaymentId: id };
}
