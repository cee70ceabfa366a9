import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import { acceptanceWarning } from '../change/acceptance-warning';
import { AskingDialog, DialogFailure } from '../frame/asking-dialog.view';
import { Facts } from '../frame/facts.view';
import type { Practice } from '../frame/patient.screen';
import type { PatientProblem } from '../patient.api';
import { readerFormats } from '../words/reader';
import { partsOf } from './answer-parts';
import { CONFIRM, FAILED } from './answer.en';
import { valuesOf } from './answer.form';
import type { AnswerState } from './use-answer';

// With these errors the answer may have arrived and only the receipt was lost.
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

export function ConfirmDialog({ practice, quote, answer }: ConfirmDialogProps) {
  const { confirming: kind, busy, failure } = answer;
  // The dialog stays mounted while closed, so it needs words even without an answer.
  const words = CONFIRM[kind ?? 'accept'];
  return (
    <AskingDialog
      id="confirm"
      title={words.title}
      warning={
        kind === null || kind === 'accept' ? acceptanceWarning(quote, practice.name) : CONFIRM[kind].warning
      }
      lead={kind && <Summary {...{ kind, quote, answer }} />}
      words={{
        cancel: CONFIRM.cancel,
        confirm: failure ? FAILED.retry : CONFIRM.confirm,
        busy: CONFIRM.busy,
      }}
      isOpen={kind !== null}
      busy={busy}
      onClose={answer.cancel}
      onConfirm={() => void answer.confirm()}
    >
      {kind && failure && (
        <DialogFailure title={FAILED.title(kind)}>
          {UNSURE.has(failure.code) ? FAILED.unsure : `${failure.message} ${FAILED.kept}`}
        </DialogFailure>
      )}
    </AskingDialog>
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
  return <Facts rows={rows} />;
}
