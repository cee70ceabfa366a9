import type { Quote, RequestOf, Signatory, recordAcceptance } from '@quillcare/contracts';

/** What staff enter of an acceptance. */
export interface RecordValues {
  mode: 'TELEPHONE' | 'PAPER';
  /** As the browser's field has it, in the reader's zone: `2026-11-23T14:05`. */
  at: string;
  role: Signatory['role'];
  name: string;
  relationship: string;
  authority: string;
  notes: string;
  terms: boolean;
  treatment: boolean;
  optionIds: readonly string[];
  scan: { id: string; name: string } | null;
}

export function startValues(now: Date): RecordValues {
  return {
    ...{ mode: 'TELEPHONE', at: localInput(now), role: 'PATIENT', name: '', relationship: '', authority: '' },
    ...{ notes: '', terms: false, treatment: false, optionIds: [], scan: null },
  };
}

/** What is sent; null while the time cannot be read. */
export function bodyOf(
  values: RecordValues,
  { version }: Pick<Quote, 'version'>,
  now: Date,
): RequestOf<typeof recordAcceptance>['body'] | null {
  const entered = new Date(values.at);
  if (Number.isNaN(entered.getTime())) return null;
  // The field has no seconds: one that shows the minute that a quote was sent in means its end, but never the future.
  const acceptedAt = new Date(Math.min(entered.getTime() + 59_999, now.getTime()));
  const { role, name, relationship, authority } = values;
  const isPatient = role === 'PATIENT';
  return {
    version,
    mode: values.mode,
    acceptedAt: (entered > now ? entered : acceptedAt).toISOString(),
    signatory: isPatient
      ? { role, name: '', relationship: '', authority: '' }
      : { role, name, relationship, authority },
    patientInfo: { agreedToTerms: values.terms, agreedToTreatment: values.treatment },
    optionIds: [...values.optionIds],
    notes: values.notes,
    scanId: values.mode === 'PAPER' ? (values.scan?.id ?? null) : null,
  };
}

/** An instant as a field for date and time has it. */
export function localInput(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
