import {
  localTime,
  type Quote,
  type RequestOf,
  type Signatory,
  type recordAcceptance,
} from '@quillcare/contracts';
import { localTimeOn } from '@quillcare/rules';
import { localTimeOf } from '../../../shared/formats/local-time';

/** What staff enter of an acceptance. */
export interface RecordValues {
  mode: 'TELEPHONE' | 'PAPER';
  /** In the practice's zone: `2026-11-23T14:05`. */
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

export function startValues(now: Date, timeZone: string): RecordValues {
  return {
    ...{
      mode: 'TELEPHONE',
      at: localTimeOf(now.toISOString(), timeZone),
      role: 'PATIENT',
      name: '',
      relationship: '',
      authority: '',
    },
    ...{ notes: '', terms: false, treatment: false, optionIds: [], scan: null },
  };
}

/** What is sent; null while the time cannot be read. */
export function bodyOf(
  values: RecordValues,
  { version }: Pick<Quote, 'version'>,
  { now, timeZone }: { now: Date; timeZone: string },
): RequestOf<typeof recordAcceptance>['body'] | null {
  const { data: at } = localTime.safeParse(values.at);
  if (at === undefined) return null;
  const entered = localTimeOn(at.slice(0, 10), at.slice(11), timeZone);
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
