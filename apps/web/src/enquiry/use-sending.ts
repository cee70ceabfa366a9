import type { EnquiryProblem as FieldProblem } from '@quillcare/rules';
import { useRef, useState } from 'react';
import { keyring } from '../patient/answer/idempotency-key';
import type { Campaign } from './enquiry.address';
import { EnquiryProblem, openForm, send, type Receipt } from './enquiry.api';
import { ENQUIRY } from './enquiry.en';
import type { OpenForm } from './enquiry.form';
import { enquiryOf, problemsOf, type EnquiryValues } from './enquiry.values';

export interface Sending {
  problems: readonly FieldProblem[];
  /** Incremented on every attempt, so that the error summary takes the focus each time. */
  attempt: number;
  isBusy: boolean;
  submit: (values: EnquiryValues) => void;
}

interface Opened {
  token: string;
  /** Earliest time to send it, on this browser's `performance.now()` clock, in milliseconds. */
  readyAt: number;
}

interface Outcome {
  onSent: (values: EnquiryValues, receipt: Receipt) => void;
  onClosed: () => void;
}

/** Validates and sends the form. Waits if the visitor was faster than the server's minimum time, and renews a stale token. */
export function useSending(form: OpenForm, campaign: Campaign, { onSent, onClosed }: Outcome): Sending {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const opened = useRef<Opened>(null as unknown as Opened);
  opened.current ??= openedNow(form);
  const keys = useRef(keyring());

  async function deliver(values: EnquiryValues): Promise<Receipt> {
    await until(opened.current.readyAt);
    const enquiry = enquiryOf(values, opened.current.token, campaign);
    return send(form.slug, enquiry, keys.current(JSON.stringify(enquiry)));
  }

  async function carryOut(values: EnquiryValues): Promise<void> {
    try {
      onSent(values, await deliver(values));
    } catch (error) {
      if (!isStale(error)) throw error;
      const renewed = await openForm(form.slug);
      if (renewed.state === 'CLOSED') return onClosed();
      opened.current = openedNow(renewed);
      onSent(values, await deliver(values));
    }
  }

  function submit(values: EnquiryValues): void {
    if (isBusy) return;
    const found = problemsOf(values, form.country);
    setProblems(found);
    setAttempt((before) => before + 1);
    if (found.length > 0) return;
    setBusy(true);
    carryOut(values)
      .catch((error: unknown) => {
        if (error instanceof EnquiryProblem && error.code === 'ENQUIRY_CLOSED') return onClosed();
        setProblems(problemsIn(error));
        setAttempt((before) => before + 1);
      })
      .finally(() => setBusy(false));
  }

  return { problems, attempt, isBusy, submit };
}

function openedNow({ token, waitMs }: Pick<OpenForm, 'token' | 'waitMs'>): Opened {
  return { token, readyAt: performance.now() + waitMs };
}

function until(instant: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, instant - performance.now())));
}

function isStale(error: unknown): boolean {
  return error instanceof EnquiryProblem && error.code === 'ENQUIRY_FORM_STALE';
}

/** Shows the server's field errors at their fields, and any other error above the form with a link to the button. */
function problemsIn(error: unknown): readonly FieldProblem[] {
  if (!(error instanceof EnquiryProblem)) throw error;
  if (error.errors.length > 0) return error.errors;
  const said = error.code === 'OFFLINE' ? ENQUIRY.offline : error.message || ENQUIRY.tooMany;
  return [{ path: 'send', message: said }];
}
