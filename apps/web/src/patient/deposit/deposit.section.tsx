import type { PatientDeposit } from '@quillcare/contracts';
import { Facts } from '../frame/facts.view';
import type { Practice } from '../frame/patient.screen';
import { readerFormats } from '../words/reader';
import { CancellationWords } from './cancellation-words.view';
import { DEPOSIT } from './deposit.en';
import { Receipts } from './receipts.view';
import { useDeposit, usePayment } from './use-deposit';

interface DepositSectionProps {
  token: string;
  practice: Practice;
}

/** Shows what is to be paid or why nothing can be paid yet, and past payments. */
export function DepositSection({ token, practice }: DepositSectionProps) {
  const { deposit, hasFailed, isChecking, load } = useDeposit(token);
  // No deposit was requested, or the accepted quote has none.
  if (deposit?.standing === 'NOT_ASKED' && deposit.receipts.length === 0) return null;
  return (
    <section className="p-card" aria-labelledby="deposit-title" aria-busy={isChecking}>
      <h2 id="deposit-title" className="p-subtitle">
        {DEPOSIT.title}
      </h2>
      <div role="status">
        {isChecking && <p>{DEPOSIT.checking}</p>}
        {!deposit && !hasFailed && !isChecking && <p>{DEPOSIT.loading}</p>}
        {deposit && !isChecking && <p>{standingWords(deposit, practice)}</p>}
      </div>
      {hasFailed && !deposit && (
        <p role="alert">
          {DEPOSIT.failed}{' '}
          <button type="button" className="p-link" onClick={() => void load()}>
            {DEPOSIT.retry}
          </button>
        </p>
      )}
      {deposit && !isChecking && (
        <>
          {PAYABLE.includes(deposit.standing) && (
            <Pay {...{ token, practice, deposit }} onRefused={() => void load()} />
          )}
          <Receipts deposit={deposit} practice={practice} />
          {!OVER.includes(deposit.standing) && <CancellationWords words={deposit.cancellationWords} />}
        </>
      )}
    </section>
  );
}

const PAYABLE: readonly PatientDeposit['standing'][] = ['OFFERED', 'OVERDUE', 'UNDER_WAY'];
const OVER: readonly PatientDeposit['standing'][] = ['CLOSED', 'REFUNDED'];

/** Returns the deposit's status as a sentence. Null where the amount alone is enough. */
function standingWords(deposit: PatientDeposit, practice: Practice): string | null {
  const { standing, refusal, from, hasFailed } = deposit;
  if (standing === 'PAID') return DEPOSIT.paid;
  if (standing === 'REFUNDED') return DEPOSIT.refunded;
  if (standing === 'CLOSED') return DEPOSIT.closed;
  if (standing === 'STOPPED') return DEPOSIT.stopped(practice.name);
  if (standing === 'WAITING') {
    const { waiting } = DEPOSIT;
    if (refusal === 'COOLING_OFF' && from) return waiting.COOLING_OFF(dateIn(deposit, from));
    const own = waiting[refusal as keyof typeof waiting];
    return typeof own === 'string' ? own : waiting.OTHER;
  }
  if (hasFailed) return DEPOSIT.declined;
  return standing === 'UNDER_WAY' ? DEPOSIT.underWay : null;
}

function dateIn({ currency }: PatientDeposit, day: string): string {
  return readerFormats(currency).date(day);
}

interface PayProps extends DepositSectionProps {
  deposit: PatientDeposit;
  onRefused: () => void;
}

function Pay({ token, practice, deposit, onRefused }: PayProps) {
  const { pay, isOpening, refusal } = usePayment(token, onRefused);
  const { openMinor, currency, dueOn, standing, isTest } = deposit;
  const amount = readerFormats(currency).money(openMinor);
  return (
    <>
      <Facts
        rows={[
          [DEPOSIT.amount, <strong key="amount">{amount}</strong>],
          [standing === 'OVERDUE' ? DEPOSIT.wasDueOn : DEPOSIT.dueOn, dueOn && dateIn(deposit, dueOn)],
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
        <button
          type="button"
          className="p-button p-button-primary"
          aria-disabled={isOpening}
          onClick={() => void pay()}
        >
          {isOpening ? DEPOSIT.opening : DEPOSIT.pay(amount)}
        </button>
      </div>
      <p className="p-hint p-after-facts">{DEPOSIT.how(practice.name)}</p>
    </>
  );
}
