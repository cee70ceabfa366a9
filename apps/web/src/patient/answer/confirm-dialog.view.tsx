import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import { useEffect, useRef } from 'react';
import { acceptanceWarning } from '../change/acceptance-warning';
import type { Practice } from '../frame/patient.screen';
import type { PatientProblem } from '../patient.api';
import { readerFormats } from '../words/reader';
import { partsOf } from './answer-parts';
import { CONFIRM, FAILED } from './answer.en';
import { valuesOf } from './answer.form';
import type { AnswerState } from './use-answer';

// After these the answer may have arrived, with only the receipt lost.
const UNSURE = new Set<PatientProblem['code']>([
  'OFFLINE',
  'SERVICE_UNAVAILABLE',
  'DEADLINE_EXCEEDED',
  'INTERNAL',
  'REQUEST_IN_PROGRESS',
]);

interface ConfirmDialogProps {
  practice: Practice;
  quote: PublicQuote;
  answer: AnswerState;
}

/** Confirmation before sending: what will be sent, and what it means. */
export function ConfirmDialog({ practice, quote, answer }: ConfirmDialogProps) {
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
          <Summary kind={confirming} quote={quote} answer={answer} />
          <p id="confirm-warning" className="p-warning">
            {confirming === 'accept' ? acceptanceWarning(quote, practice.name) : CONFIRM[confirming].warning}
          </p>
          {failure && <Failure title={FAILED.title(confirming)} problem={failure} />}
          <div className="p-actions p-actions-end">
            <button type="button" className="p-button" disabled={busy} onClick={answer.cancel}>
              {CONFIRM.cancel}
            </button>
            <button
              type="button"
              className="p-button p-button-primary"
              disabled={busy}
              onClick={() => void answer.confirm()}
            >
              {busy ? CONFIRM.busy : failure ? FAILED.retry : CONFIRM.confirm}
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

function Summary({
  kind,
  quote,
  answer,
}: {
  kind: PatientResponseKind;
  quote: PublicQuote;
  answer: AnswerState;
}) {
  const rows: (readonly [string, string])[] = [[CONFIRM.quote, quote.quoteNumber]];
  if (kind === 'accept')
    rows.push([CONFIRM.total, readerFormats(quote.currency).money(quote.totals.totalMinor)]);
  for (const part of partsOf(kind, quote))
    rows.push(...(part.summary?.(valuesOf(part, answer.values), quote) ?? []));
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
