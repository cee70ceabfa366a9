import type { EnquiryProblem as FieldProblem } from '@quillcare/rules';
import { useRef, useState } from 'react';
import { createKeyProvider } from '../patient/answer/idempotency-key';
import type { Campaign } from './enquiry.address';
import { EnquiryError, fetchForm, submitEnquiry, type Receipt } from './enquiry.api';
import { ENQUIRY } from './enquiry.en';
import type { OpenForm } from './enquiry.form';
import { toEnquiry, validateEnquiry, type EnquiryValues } from './enquiry.values';

export interface EnquirySubmission {
  problems: readonly FieldProblem[];
  /** Incremented on every attempt, so that the error summary takes the focus each time. */
  attempt: number;
  isBusy: boolean;
  submit: (values: EnquiryValues) => void;
}

interface FormToken {
  token: string;
  /** Earliest time to send it, on this browser's `performance.now()` clock, in milliseconds. */
  readyAt: number;
}

interface Outcome {
  onSent: (values: EnquiryValues, receipt: Receipt) => void;
  onClosed: () => void;
}

/** Validates and sends the form. Waits if the visitor was faster than the server's minimum time, and renews a stale token. */
export function useEnquirySubmission(
  form: OpenForm,
  campaign: Campaign,
  { onSent, onClosed }: Outcome,
): EnquirySubmission {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const opened = useRef<FormToken>(null as unknown as FormToken);
  opened.current ??= toFormToken(form);
  const keys = useRef(createKeyProvider());

  async function sendWhenReady(values: EnquiryValues): Promise<Receipt> {
    await until(opened.current.readyAt);
    const enquiry = toEnquiry(values, opened.current.token, campaign);
    return submitEnquiry(form.slug, enquiry, keys.current(JSON.stringify(enquiry)));
  }

  async function sendWithTokenRenewal(values: EnquiryValues): Promise<void> {
    try {
      onSent(values, await sendWhenReady(values));
    } catch (error) {
      if (!isStale(error)) throw error;
      const renewed = await fetchForm(form.slug);
      if (renewed.state === 'CLOSED') return onClosed();
      opened.current = toFormToken(renewed);
      onSent(values, await sendWhenReady(values));
    }
  }

  function submit(values: EnquiryValues): void {
    if (isBusy) return;
    const found = validateEnquiry(values, form.country);
    setProblems(found);
    setAttempt((before) => before + 1);
    if (found.length > 0) return;
    setBusy(true);
    sendWithTokenRenewal(values)
      .catch((error: unknown) => {
        if (error instanceof EnquiryError && error.code === 'ENQUIRY_CLOSED') return onClosed();
        setProblems(toFieldProblems(error));
        setAttempt((before) => before + 1);
      })
      .finally(() => setBusy(false));
  }

  return { problems, attempt, isBusy, submit };
}

function toFormToken({ token, waitMs }: Pick<OpenForm, 'token' | 'waitMs'>): FormToken {
  return { token, readyAt: performance.now() + waitMs };
}

function until(instant: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, instant - performance.now())));
}

function isStale(error: unknown): boolean {
  return error instanceof EnquiryError && error.code === 'ENQUIRY_FORM_STALE';
}

/** Shows the server's field errors at their fields, and any other error above the form with a link to the button. */
function toFieldProblems(error: unknown): readonly FieldProblem[] {
  if (!(error instanceof EnquiryError)) throw error;
  if (error.errors.length > 0) return error.errors;
  const text = error.code === 'OFFLINE' ? ENQUIRY.offline : error.message || ENQUIRY.tooMany;
  return [{ path: 'send', message: text }];
}
