import { useState } from 'react';
import { FRAME } from './frame/frame.en';
import { PatientError } from './patient.api';

/** Runs one call to the server at a time. `onFailure` gets the product's errors; any other error is thrown. */
export function useCall() {
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<void>, onFailure: (problem: PatientError) => void) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof PatientError)) throw problem;
      onFailure(problem);
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}

/**
 * Reloads an answered link if the identification has expired, so that the page asks for it again. Returns whether it did.
 */
export function reloadIfExpired({ code }: PatientError, reload: () => void): boolean {
  if (code !== 'IDENTITY_REQUIRED') return false;
  reload();
  return true;
}

// With these errors the request may have arrived and only the receipt was lost.
const UNCERTAIN_OUTCOME_CODES = new Set<PatientError['code']>([
  'OFFLINE',
  'SERVICE_UNAVAILABLE',
  'DEADLINE_EXCEEDED',
  'INTERNAL',
  'REQUEST_IN_PROGRESS',
]);

/** Whether a request that failed may have had its effect nevertheless. */
export function isOutcomeUncertain({ code }: PatientError): boolean {
  return UNCERTAIN_OUTCOME_CODES.has(code);
}

/** Returns why a call failed, for the patient. */
export const failureText = ({ code, message }: PatientError): string =>
  code === 'OFFLINE' ? FRAME.failedToReach : message;
