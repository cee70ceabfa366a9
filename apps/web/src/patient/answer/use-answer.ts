import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import type { FormProblem } from '@quillcare/rules';
import { useEffect, useState } from 'react';
import type { DateParts } from '../fields/date-parts';
import { PatientProblem, respond, type AnswerReceipt } from '../patient.api';
import type { AnswerPart } from './answer-part';
import { loadDraft, saveDraft, type AnswerDraft } from './answer.draft';
import { answerOf, fieldOf, problemsOf, shownQuote, valuesOf } from './answer.form';
import { keyring } from './idempotency-key';

export interface AnswerOptions {
  token: string;
  quote: PublicQuote;
  dateOfBirth: DateParts | null;
  onAnswered: (receipt: AnswerReceipt) => void;
  onProblem: (problem: PatientProblem) => boolean;
}

export type AnswerState = ReturnType<typeof useAnswer>;

/**
 * The person's answer from the first keystroke to the receipt: kept, validated, confirmed, sent and
 * retried.
 */
export function useAnswer({ token, quote, dateOfBirth, onAnswered, onProblem }: AnswerOptions) {
  const [draft, setDraft] = useState<AnswerDraft>(() => loadDraft(token, { quote, dateOfBirth }));
  const [checked, setChecked] = useState<{ kind: PatientResponseKind; tries: number } | null>(null);
  const [refused, setRefused] = useState<readonly FormProblem[]>([]);
  const [confirming, setConfirming] = useState<PatientResponseKind | null>(null);
  const [failure, setFailure] = useState<PatientProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [keyFor] = useState(() => keyring());

  useEffect(() => saveDraft(token, { quote }, draft), [token, quote, draft]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const restored = loadDraft(token, { quote, dateOfBirth }).values;
      if (filledIn(restored) !== filledIn(draft.values)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [token, quote, dateOfBirth, draft]);

  const problemsFor = (kind: PatientResponseKind): readonly FormProblem[] =>
    checked?.kind === kind ? [...problemsOf(kind, draft.values, quote), ...refused] : [];

  function change<V extends object>(part: AnswerPart<V>, values: Partial<V>) {
    setRefused((problems) => problems.filter(({ path }) => !(path in values)));
    setDraft((now) => {
      const changed = { ...valuesOf(part, now.values), ...values };
      return { ...now, values: { ...now.values, [part.id]: changed } };
    });
  }

  /** Checks the form; asks for confirmation when nothing is missing. */
  function check(kind: PatientResponseKind) {
    setRefused([]);
    setChecked((last) => ({ kind, tries: (last?.tries ?? 0) + 1 }));
    if (problemsOf(kind, draft.values, quote).length > 0) return;
    setFailure(null);
    setConfirming(kind);
  }

  function fail(problem: PatientProblem) {
    if (onProblem(problem)) return setConfirming(null);
    if (problem.code !== 'VALIDATION_FAILED') return setFailure(problem);
    setRefused(problem.errors.map(({ path, message }) => ({ path: fieldOf(path), message })));
    setChecked((last) => (last ? { ...last, tries: last.tries + 1 } : last));
    setConfirming(null);
  }

  async function confirm() {
    if (!confirming || busy) return;
    const answer = answerOf(confirming, draft.values, quote);
    setBusy(true);
    setFailure(null);
    try {
      onAnswered(await respond(token, answer, keyFor(JSON.stringify(answer))));
    } catch (problem) {
      if (!(problem instanceof PatientProblem)) throw problem;
      fail(problem);
    } finally {
      setBusy(false);
    }
  }

  return {
    choice: draft.choice,
    values: draft.values,
    /** The quote with what the patient chose. */
    shown: shownQuote(quote, draft.values),
    busy,
    failure,
    confirming,
    tries: checked?.tries ?? 0,
    problemsFor,
    change,
    choose: (choice: PatientResponseKind) =>
      setDraft((now) => ({ ...now, choice: now.choice === choice ? null : choice })),
    check,
    confirm,
    cancel: () => setConfirming(null),
  };
}

/** For comparison; whether there is a canvas is not the person's doing. */
function filledIn(values: AnswerDraft['values']): string {
  return JSON.stringify(values, (name, value: unknown) => (name === 'canvasAvailable' ? undefined : value));
}
