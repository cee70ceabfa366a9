import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import type { FormProblem } from '@quillcare/rules';
import { useEffect, useState } from 'react';
import type { DateParts } from '../fields/date-parts';
import { PatientError, respond, tryCheckAnswers, type AnswerReceipt } from '../patient.api';
import { resetSteps, type Step } from '../steps/use-steps';
import type { AnswerPart } from './answer-part';
import { loadDraft, saveDraft, readStoredDraft, type AnswerDraft } from './answer.draft';
import { buildAnswer, toFieldId, validateAnswer, quoteWithAnswers, partValues } from './answer.form';
import { createKeyProvider } from './idempotency-key';

export interface AnswerOptions {
  token: string;
  quote: PublicQuote;
  dateOfBirth: DateParts | null;
  onAnswered: (receipt: AnswerReceipt) => void;
  onProblem: (problem: PatientError) => boolean;
  go: (step: Step) => void;
}

export type AnswerState = ReturnType<typeof useAnswer>;

/**
 * Manages the patient's answer from the first keystroke to the receipt: saving the draft, validating, confirming, sending and
 * retrying.
 */
export function useAnswer({ token, quote, dateOfBirth, onAnswered, onProblem, go }: AnswerOptions) {
  const [draft, setDraft] = useState<AnswerDraft>(() => loadDraft(token, { quote, dateOfBirth }));
  const [checked, setChecked] = useState<{ kind: PatientResponseKind; tries: number } | null>(null);
  const [refused, setRefused] = useState<readonly FormProblem[]>([]);
  const [confirming, setConfirming] = useState<PatientResponseKind | null>(null);
  const [failure, setFailure] = useState<PatientError | null>(null);
  const [busy, setBusy] = useState(false);
  const [trying, setTrying] = useState(false);
  const [keyFor] = useState(() => createKeyProvider());

  useEffect(() => saveDraft(token, { quote }, draft), [token, quote, draft]);

  useEffect(() => {
    const warnBeforeUnload = (event: BeforeUnloadEvent) => {
      const restored = readStoredDraft(token, { quote, dateOfBirth }).values;
      if (serialiseForComparison(restored) !== serialiseForComparison(draft.values)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, [token, quote, dateOfBirth, draft]);

  const validate = (kind: PatientResponseKind): readonly FormProblem[] =>
    checked?.kind === kind ? [...validateAnswer(kind, draft.values, quote), ...refused] : [];

  function change<V extends object>(part: AnswerPart<V>, values: Partial<V>) {
    setRefused((problems) => problems.filter(({ path }) => !(path in values)));
    setDraft((now) => {
      const changed = { ...partValues(part, now.values), ...values };
      return { ...now, values: { ...now.values, [part.id]: changed } };
    });
  }

  /** Shows validation errors in the step where they can be fixed. */
  function show(kind: PatientResponseKind, problems: readonly FormProblem[]) {
    setChecked((last) => ({ kind, tries: (last?.tries ?? 0) + 1 }));
    if (problems.some(isChoiceProblem)) go('choose');
  }

  /** Validates the form, and asks for confirmation if there are no errors. */
  function check(kind: PatientResponseKind) {
    setRefused([]);
    const problems = validateAnswer(kind, draft.values, quote);
    show(kind, problems);
    if (problems.length > 0) return;
    setFailure(null);
    setConfirming(kind);
  }

  function handleRefusal(kind: PatientResponseKind, problem: PatientError) {
    const problems = problem.errors.map(({ path, message }) => ({ path: toFieldId(path), message }));
    setRefused(problems);
    show(kind, problems);
  }

  function handleFailure(kind: PatientResponseKind, problem: PatientError) {
    if (onProblem(problem)) return setConfirming(null);
    if (problem.code !== 'VALIDATION_FAILED') return setFailure(problem);
    handleRefusal(kind, problem);
    setConfirming(null);
  }

  /** Whether the patient may proceed to sign. Options and the practice's check questions must be completed first. */
  async function checkAnswersBeforeAccepting(): Promise<boolean> {
    setRefused([]);
    const problems = validateAnswer('accept', draft.values, quote).filter(isChoiceProblem);
    if (problems.length > 0) {
      show('accept', problems);
      return false;
    }
    const { checkAnswers = [] } = buildAnswer('accept', draft.values, quote);
    if (!quote.checksRequired || checkAnswers.length === 0) return true;
    try {
      await tryCheckAnswers(token, checkAnswers);
      return true;
    } catch (problem) {
      if (!(problem instanceof PatientError)) throw problem;
      // Any other error will be reported when the answer is sent.
      if (problem.code !== 'VALIDATION_FAILED') return !onProblem(problem);
      handleRefusal('accept', problem);
      return false;
    }
  }

  async function choose(choice: PatientResponseKind) {
    if (trying) return;
    setTrying(true);
    const goesOn = await (choice === 'accept' ? checkAnswersBeforeAccepting() : true);
    setTrying(false);
    if (!goesOn) return;
    setChecked(null);
    setDraft((now) => ({ ...now, choice }));
    go('answer');
  }

  async function confirm() {
    if (!confirming || busy) return;
    const answer = buildAnswer(confirming, draft.values, quote);
    setBusy(true);
    setFailure(null);
    try {
      const receipt = await respond(token, answer, keyFor(JSON.stringify(answer)));
      resetSteps();
      onAnswered(receipt);
    } catch (problem) {
      if (!(problem instanceof PatientError)) throw problem;
      handleFailure(confirming, problem);
    } finally {
      setBusy(false);
    }
  }

  return {
    choice: draft.choice,
    values: draft.values,
    /** The quote with the patient's choices applied. */
    shown: quoteWithAnswers(quote, draft.values),
    busy,
    /** Whether the answers to the check questions are being verified. */
    trying,
    failure,
    confirming,
    tries: checked?.tries ?? 0,
    problemsFor: validate,
    change,
    choose,
    check,
    confirm,
    cancel: () => setConfirming(null),
  };
}

/** Serialises values for comparison. Ignores whether a canvas is available, because that is not the patient's input. */
function serialiseForComparison(values: AnswerDraft['values']): string {
  return JSON.stringify(values, (name, value: unknown) => (name === 'canvasAvailable' ? undefined : value));
}

/** Whether the error is fixed in the step where the patient chooses. */
export function isChoiceProblem({ path }: FormProblem): boolean {
  return /^(optionIds|checkAnswers)\b/.test(path);
}
