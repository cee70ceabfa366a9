import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import { buildAcceptanceWarning } from '../change/acceptance-warning';
import { ConfirmationDialog, DialogFailure } from '../frame/confirmation-dialog.view';
import { Facts } from '../frame/facts.view';
import type { Practice } from '../frame/patient.screen';
import { isOutcomeUncertain } from '../use-call';
import { readerFormats } from '../words/reader';
import { getParts } from './answer-parts';
import { CONFIRM, FAILED, REJECT_CHANGE } from './answer.en';
import { partValues } from './answer.form';
import type { AnswerState } from './use-answer';

interface ConfirmDialogProps {
  practice: Practice;
  quote: PublicQuote;
  answer: AnswerState;
}

export function ConfirmDialog({ practice, quote, answer }: ConfirmDialogProps) {
  const { confirming: kind, busy, failure } = answer;
  return (
    <ConfirmationDialog
      id="confirm"
      {...question(kind, quote, practice)}
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
          {isOutcomeUncertain(failure) ? FAILED.unsure : `${failure.message} ${FAILED.kept}`}
        </DialogFailure>
      )}
    </ConfirmationDialog>
  );
}

/** What is asked. The dialog stays mounted while closed, so it needs words even without an answer. */
function question(kind: PatientResponseKind | null, quote: PublicQuote, practice: Practice) {
  if (kind === 'query') return CONFIRM.query;
  if (kind === 'reject') return quote.variation ? REJECT_CHANGE.confirm : CONFIRM.reject;
  return { ...CONFIRM.accept, warning: buildAcceptanceWarning(quote, practice.name) };
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
  for (const part of getParts(kind, quote))
    rows.push(...(part.summary?.(partValues(part, answer.values), quote) ?? []));
  return <Facts rows={rows} />;
}
