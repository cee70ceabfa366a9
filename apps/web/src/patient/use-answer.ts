import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import type { FormProblem } from '@quillcare/rules';
import { useEffect, useState } from 'react';
import { loadDraft, saveDraft, type AnswerDraft } from './answer.draft';
import { answerOf, EMPTY_SIGNATURE, fieldOf, problemsOf, type SignatureState } from './answer.form';
import type { DateParts } from './date-parts';
import { keyring } from './idempotency-key';
import { PatientProblem, respond, type AnswerReceipt } from './patient.api';

interface AnswerOptions {
  token: string;
  quote: PublicQuote;
  dateOfBirth: DateParts | null;
  onAnswered: (receipt: AnswerReceipt) => void;
  onProblem: (problem: PatientProblem) => boolean;
}

export type AnswerState = ReturnType<typeof useAnswer>;

/**
 * The person's answer from the first keystroke to the receipt: stored, validated, confirmed, sent and
 * retried.
 */
export function useAnswer({ token, quote, dateOfBirth, onAnswered, onProblem }: AnswerOptions) {
  const [draft, setDraft] = useState<AnswerDraft>(() => loadDraft(quote, dateOfBirth));
  const [signature, setSignature] = useState<SignatureState>(EMPTY_SIGNATURE);
  const [checked, setChecked] = useState<{ kind: PatientResponseKind; tries: number } | null>(null);
  const [refused, setRefused] = useState<readonly FormProblem[]>([]);
  const [confirming, setConfirming] = useState<PatientResponseKind | null>(null);
  const [failure, setFailure] = useState<PatientProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [keyFor] = useState(() => keyring());

  useEffect(() => saveDraft(quote, draft), [quote, draft]);

  const problemsFor = (kind: PatientResponseKind): readonly FormProblem[] =>
    checked?.kind === kind ? [...problemsOf(kind, draft, signature), ...refused] : [];

  function change(part: Partial<AnswerDraft>) {
    setRefused((problems) => problems.filter(({ path }) => !(path in part)));
    setDraft((now) => ({ ...now, ...part }));
  }

  /** Checks the form; asks for confirmation when nothing is missing. */
  function check(kind: PatientResponseKind) {
    setRefused([]);
    setChecked((last) => ({ kind, tries: (last?.tries ?? 0) + 1 }));
    if (problemsOf(kind, draft, signature).length > 0) return;
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
    const answer = answerOf(confirming, draft, signature, quote.documentHash);
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
    draft,
    signature,
    busy,
    failure,
    confirming,
    tries: checked?.tries ?? 0,
    problemsFor,
    change,
    changeSignature: (part: Partial<SignatureState>) => setSignature((now) => ({ ...now, ...part })),
    choose: (choice: PatientResponseKind) => change({ choice: draft.choice === choice ? null : choice }),
    check,
    confirm,
    cancel: () => setConfirming(null),
  };
}
