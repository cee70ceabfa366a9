import type { PatientDeposit } from '@quillcare/contracts';
import { formatBusinessNumber } from '@quillcare/rules';
import type { AnsweredSectionProps } from '../frame/answered-sections.view';
import { Button } from '../frame/button.view';
import { Card } from '../frame/card.view';
import { Facts } from '../frame/facts.view';
import type { Practice } from '../frame/patient.screen';
import { readerFormats } from '../words/reader';
import { CancellationTerms } from './cancellation-words.view';
import { DEPOSIT } from './deposit.en';
import { useDeposit, usePayment } from './use-deposit';

type DepositSectionProps = Pick<AnsweredSectionProps, 'token' | 'practice' | 'reload'>;

/** Shows what is to be paid or why nothing can be paid yet, and past payments. */
export function DepositSection({ token, practice, reload }: DepositSectionProps) {
  const { deposit, hasFailed, isChecking, load } = useDeposit(token, reload);
  // No deposit was requested, or the accepted quote has none.
  if (deposit?.standing === 'NOT_ASKED' && deposit.receipts.length === 0) return null;
  return (
    <Card name="deposit" title={DEPOSIT.title} aria-busy={isChecking}>
      <div role="status">
        {isChecking && <p>{DEPOSIT.checking}</p>}
        {!deposit && !hasFailed && !isChecking && <p>{DEPOSIT.loading}</p>}
        {deposit && !isChecking && <p>{standingText(deposit, practice)}</p>}
      </div>
      {hasFailed && !deposit && (
        <p role="alert">
          {DEPOSIT.failed}{' '}
          <Button look="link" onClick={() => void load()}>
            {DEPOSIT.retry}
          </Button>
        </p>
      )}
      {deposit && !isChecking && (
        <>
          {PAYABLE.includes(deposit.standing) && (
            <Pay {...{ token, practice, reload, deposit }} onChanged={load} />
          )}
          <Receipts deposit={deposit} practice={practice} />
          {!FINAL_STANDINGS.includes(deposit.standing) && (
            <CancellationTerms words={deposit.cancellationWords} />
          )}
        </>
      )}
    </Card>
  );
}

const PAYABLE: readonly PatientDeposit['standing'][] = ['OFFERED', 'OVERDUE', 'UNDER_WAY'];
const FINAL_STANDINGS: readonly PatientDeposit['standing'][] = ['CLOSED', 'REFUNDED'];

/** Returns the deposit's status as a sentence. Null where the amount alone is enough. */
function standingText(deposit: PatientDeposit, practice: Practice): string | null {
  const { standing, refusal, from, hasFailed } = deposit;
  if (standing === 'PAID') return DEPOSIT.paid;
  if (standing === 'REFUNDED') return DEPOSIT.refunded;
  if (standing === 'CLOSED') return DEPOSIT.closed;
  if (standing === 'STOPPED') return DEPOSIT.stopped(practice.name);
  if (standing === 'WAITING') {
    const { waiting } = DEPOSIT;
    if (refusal === 'COOLING_OFF' && from) return waiting.COOLING_OFF(formatDate(deposit, from));
    const own = waiting[refusal as keyof typeof waiting];
    return typeof own === 'string' ? own : waiting.OTHER;
  }
  if (hasFailed) return DEPOSIT.declined;
  return standing === 'UNDER_WAY' ? DEPOSIT.underWay : null;
}

function formatDate({ currency }: PatientDeposit, day: string): string {
  return readerFormats(currency).date(day);
}

interface PayProps extends DepositSectionProps {
  deposit: PatientDeposit;
  onChanged: () => Promise<void>;
}

function Pay({ token, practice, reload, deposit, onChanged }: PayProps) {
  const { pay, isOpening, refusal } = usePayment(token, { onChanged, reload });
  const { openMinor, currency, dueOn, standing, isTest } = deposit;
  const amount = readerFormats(currency).money(openMinor);
  return (
    <>
      <Facts
        rows={[
          [DEPOSIT.amount, <strong key="amount">{amount}</strong>],
          [standing === 'OVERDUE' ? DEPOSIT.wasDueOn : DEPOSIT.dueOn, dueOn && formatDate(deposit, dueOn)],
        ]}
      />
      {refusal && (
        <div className="p-summary" role="alert">
          <p className="p-summary-title">{DEPOSIT.notPaid}</p>
          <p>{refusal.message}</p>
        </div>
      )}
      {isTest && <p className="p-warning">{DEPOSIT.test}</p>}
      <div className="p-actions">
        <Button look="primary" busy={isOpening} onClick={() => void pay()}>
          {isOpening ? DEPOSIT.opening : DEPOSIT.pay(amount)}
        </Button>
      </div>
      <p className="p-hint p-after-facts">{DEPOSIT.how(practice.name)}</p>
    </>
  );
}

function Receipts({ deposit, practice }: { deposit: PatientDeposit; practice: Practice }) {
  const { receipts, businessNumber, currency, gst } = deposit;
  if (receipts.length === 0) return null;
  const number = currency === 'NZD' ? 'NZBN' : 'ABN';
  return (
    <>
      <h3 className="p-subtitle p-after-facts">{DEPOSIT.receipt}</h3>
      {receipts.map((receipt, at) => (
        <ReceiptRow key={at} receipt={receipt} currency={currency} />
      ))}
      <p className="p-hint p-after-facts">
        {`${DEPOSIT.to}: ${practice.name}${businessNumber ? `, ${number} ${formatBusinessNumber(businessNumber)}` : ''}. `}
        {gst && `${DEPOSIT.gst[gst]} `}
        {DEPOSIT.notTaxInvoice(practice.name)}
      </p>
    </>
  );
}

type Receipt = PatientDeposit['receipts'][number];

function ReceiptRow({ receipt, currency }: { receipt: Receipt } & Pick<PatientDeposit, 'currency'>) {
  const { money, date } = readerFormats(currency);
  const { kind, amountMinor, paidOn, method, lastFour, reference } = receipt;
  const facts: [string, string | null][] = [
    [kind === 'RECEIVED' ? DEPOSIT.received : DEPOSIT.givenBack, money(amountMinor)],
    [DEPOSIT.on, date(paidOn)],
    [DEPOSIT.by, lastFour ? DEPOSIT.card(lastFour) : DEPOSIT.methods[method]],
    [DEPOSIT.reference, reference],
  ];
  return <Facts rows={facts} />;
}
