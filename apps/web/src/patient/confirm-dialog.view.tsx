import type { PublicQuote } from '@quillcare/contracts';
import { formatMoney } from '@quillcare/rules';
import { useEffect, useRef } from 'react';
import type { PatientProblem } from './patient.api';
import { CONFIRM, CONFIRM_COMMON, FAILED } from './patient.texts';
import type { AnswerState } from './use-answer';

// After these the answer may have arrived, with only the receipt lost.
const UNSURE = new Set<PatientProblem['code']>([
  'OFFLINE',
  'SERVICE_UNAVAILABLE',
  'DEADLINE_EXCEEDED',
  'INTERNAL',
  'REQUEST_IN_PROGRESS',
]);

/** Confirmation before sending: what will be sent, and what it means. */
export function ConfirmDialog({ quote, answer }: { quote: PublicQuote; answer: AnswerState }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { confirming, busy, failure } = answer;
  useEffect(() => {
    if (confirming && !dialog.current?.open) dialog.current?.showModal();
    if (!confirming && dialog.current?.open) dialog.current.close();
  }, [confirming]);

  return (
    <dialog
      ref={dialog}
      className="p-dialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-warning"
      onCancel={(event) => busy && event.preventDefault()}
      onClose={() => confirming && answer.cancel()}
    >
      {confirming && (
        <>
          <h2 id="confirm-title" className="p-subtitle">
            {CONFIRM[confirming].title}
          </h2>
          <Summary quote={quote} answer={answer} />
          <p id="confirm-warning" className="p-warning">
            {CONFIRM[confirming].warning}
          </p>
          {failure && <Failure title={FAILED.title(confirming)} problem={failure} />}
          <div className="p-actions p-actions-end">
            <button type="button" className="p-button" disabled={busy} onClick={answer.cancel}>
              {CONFIRM_COMMON.cancel}
            </button>
            <button
              type="button"
              className="p-button p-button-primary"
              disabled={busy}
              onClick={() => void answer.confirm()}
            >
              {busy ? CONFIRM_COMMON.busy : failure ? FAILED.retry : CONFIRM[confirming].confirm}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

function Failure({ title, problem }: { title: string; problem: PatientProblem }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  return (
    <div ref={box} className="p-summary" role="alert" tabIndex={-1}>
      <p className="p-summary-title">{title}</p>
      <p>{UNSURE.has(problem.code) ? FAILED.unsure : `${problem.message} ${FAILED.kept}`}</p>
    </div>
  );
}

function Summary({ quote, answer }: { quote: PublicQuote; answer: AnswerState }) {
  const { draft, signature, confirming } = answer;
  const rows: [string, string][] = [[CONFIRM_COMMON.quote, quote.quoteNumber]];
  if (confirming === 'accept') {
    rows.push(
      [CONFIRM_COMMON.total, formatMoney(quote.totals.totalMinor, quote.currency)],
      [CONFIRM_COMMON.name, draft.patientName],
      [CONFIRM_COMMON.signedBy, CONFIRM_COMMON.signedAs[signature.method]],
    );
  }
  if (confirming === 'reject') rows.push([CONFIRM_COMMON.reason, draft.rejectionReason]);
  if (confirming === 'query') rows.push([CONFIRM_COMMON.question, draft.queryMessage]);
  return (
    <dl className="p-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
