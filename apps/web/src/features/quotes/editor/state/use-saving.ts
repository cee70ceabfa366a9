import { useEffect, useRef, useState } from 'react';
import { requestDiscountApproval, type Quote } from '@quillcare/contracts';
import { useOperationMutation } from '../../../../shared/api/hooks';
import { clientProblem, toProblem, type ApiProblem } from '../../../../shared/api/problem';
import { recordWords } from '../../../../shared/forms/record/record.en';
import { showProblem } from '../../../../shared/toasts/problem.toast';
import { showToast } from '../../../../shared/toasts/toast.store';
import { word } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { validateState, toFieldErrors } from './editor.problems';
import { isComposing } from './editor.state';
import { useEditor, type EditorStore } from './editor.store';
import type { QuoteEditing } from './use-quote-editing';

export interface SavingState {
  /** `andSend` opens the send dialog afterwards. */
  save: (andSend: boolean) => void;
  settle: (chosenPaths: readonly string[]) => void;
  isSaving: boolean;
  problem: ApiProblem | null;
  /** Number of rejected saves. A change moves the focus to the error summary. */
  tries: number;
  /** Reason for approving a discount above the practice's cap. */
  reason: string;
  setReason: (reason: string) => void;
}

type OnSaved = (quote: Quote, andSend: boolean) => void;

/** Saves the quote: validates it, waits for lines being composed, and shows errors where they belong. */
export function useQuoteSaving(
  store: EditorStore,
  work: QuoteEditing,
  quote: Quote | null,
  onSaved: OnSaved,
): SavingState {
  const [pending, setPending] = useState<{ andSend: boolean } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [tries, setTries] = useState(0);
  const [reason, setReason] = useState('');
  const last = useRef(false);
  const refuse = (errors: Record<string, string>, refusal: ApiProblem | null) => {
    store.dispatch({ type: 'refused', errors });
    setProblem(refusal);
    setTries((count) => count + 1);
  };
  const write = useSaveQuote(store, work, quote, onSaved, reason);
  const run = async (andSend: boolean) => {
    const unread = findUnreadField();
    if (unread) return refuse({}, unread);
    const errors = validateState(store.getState());
    if (Object.keys(errors).length > 0) return refuse(errors, null);
    setSaving(true);
    setProblem(null);
    try {
      await write(andSend);
    } catch (error) {
      const refusal = toReadableProblem(error);
      refuse(toFieldErrors(refusal), refusal);
    } finally {
      setSaving(false);
    }
  };
  useWhenComposed(pending, (andSend) => {
    setPending(null);
    void run(andSend);
  });
  const save = (andSend: boolean) => {
    if (isSaving) return;
    last.current = andSend;
    setPending({ andSend });
  };
  const settle = (chosenPaths: readonly string[]) => {
    work.editing.resolveConflicts(chosenPaths, work.desk);
    void run(last.current);
  };
  return { save, settle, isSaving: isSaving || pending !== null, problem, tries, reason, setReason };
}

/** Runs the pending save once the lines of the last choice have arrived or failed to load. */
function useWhenComposed(pending: { andSend: boolean } | null, run: (andSend: boolean) => void) {
  // The problem may be that of an earlier request.
  const isWaiting = useEditor((state) => isComposing(state) && (state.isPricing || state.problem === null));
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (pending && !isWaiting) latest.current(pending.andSend);
  }, [pending, isWaiting]);
}

function useSaveQuote(
  store: EditorStore,
  { editing, desk, draft }: QuoteEditing,
  quote: Quote | null,
  onSaved: OnSaved,
  reason: string,
) {
  const [request] = useOperationMutation(requestDiscountApproval);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return async (andSend: boolean) => {
    const outcome = await editing.save(desk);
    if (outcome.kind === 'asked') return;
    let saved: Quote = outcome.kind === 'saved' ? outcome.record : quote!;
    // An unchanged draft was last saved under another cap, if the practice has changed it since.
    const isNeeded = saved.discount.approvalNeeded || store.getState().priced?.discount.approvalNeeded;
    if (isNeeded && reason.trim() && saved.approval?.state !== 'REQUESTED')
      try {
        saved = await request({ params: { id: saved.id }, body: { version: saved.version, reason } });
      } catch (error) {
        // The quote itself is saved. Staying here, a new one would be saved a second time.
        showProblem(error, word(editorWords, 'discount.notRequested'));
      }
    draft.forget();
    // Somebody who has left the editor meanwhile stays where they are.
    if (isOpen.current) onSaved(saved, andSend);
    else showToast({ title: word(editorWords, 'saved', { number: saved.quoteNumber }) });
  };
}

/** Describes a field whose text is not a number. The quote still has its last value, which is no longer shown. */
function findUnreadField(): ApiProblem | null {
  const field = document.querySelector<HTMLInputElement>('[data-unread=true]');
  if (!field) return null;
  const label = field.ariaLabel ?? field.labels?.[0]?.textContent;
  return clientProblem(`${label}: ${word(editorWords, 'cell.notANumber')}`, 'VALIDATION_FAILED');
}

/** A version conflict here means that colleagues kept saving during the retries. Everything entered is still there. */
function toReadableProblem(error: unknown): ApiProblem {
  const problem = toProblem(error);
  return problem.code === 'VERSION_CONFLICT'
    ? { ...problem, detail: word(recordWords, 'stillChanging') }
    : problem;
}
