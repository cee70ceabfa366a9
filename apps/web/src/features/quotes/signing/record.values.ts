import {
  localTime,
  type FieldError,
  type Quote,
  type RequestOf,
  type Signatory,
  type recordAcceptance,
} from '@quillcare/contracts';
import { toInstant, signatoryProblems } from '@quillcare/rules';
import type { Translate as TranslateOf } from '../../../shared/words/words.types';
import { toLocalTime } from '../../../shared/formats/local-time';
import type { recordWords } from './record.en';

type Translate = TranslateOf<(typeof recordWords)['en']>;

export interface RecordValues {
  mode: 'TELEPHONE' | 'PAPER';
  /** Local time in the practice's time zone: `2026-11-23T14:05`. */
  at: string;
  role: Signatory['role'];
  name: string;
  relationship: string;
  authority: string;
  email: string;
  mailTo: Signatory['mailTo'];
  notes: string;
  terms: boolean;
  treatment: boolean;
  optionIds: readonly string[];
  scan: { id: string; name: string } | null;
  isUploading: boolean;
}

export function createInitialValues(now: Date, timeZone: string): RecordValues {
  return {
    mode: 'TELEPHONE',
    at: toLocalTime(now.toISOString(), timeZone),
    role: 'PATIENT',
    name: '',
    relationship: '',
    authority: '',
    email: '',
    mailTo: 'PATIENT',
    notes: '',
    terms: false,
    treatment: false,
    optionIds: [],
    scan: null,
    isUploading: false,
  };
}

/** Returns the request body. Null if the time cannot be parsed. */
export function toRequestBody(
  values: RecordValues,
  { version }: Pick<Quote, 'version'>,
  { now, timeZone }: { now: Date; timeZone: string },
): RequestOf<typeof recordAcceptance>['body'] | null {
  const { data: at } = localTime.safeParse(values.at);
  if (at === undefined) return null;
  const entered = toInstant(at.slice(0, 10), at.slice(11), timeZone);
  // The field has no seconds, so take the end of the minute. Otherwise an acceptance in the same minute the quote was sent would
  // predate it. Never in the future.
  const acceptedAt = new Date(Math.min(entered.getTime() + 59_999, now.getTime()));
  const { role, name, relationship, authority, email, mailTo } = values;
  return {
    version,
    mode: values.mode,
    acceptedAt: (entered > now ? entered : acceptedAt).toISOString(),
    signatory: role === 'PATIENT' ? { role } : { role, name, relationship, authority, email, mailTo },
    patientInfo: { agreedToTerms: values.terms, agreedToTreatment: values.treatment },
    optionIds: [...values.optionIds],
    notes: values.notes,
    scanId: values.mode === 'PAPER' ? (values.scan?.id ?? null) : null,
  };
}

/** Returns messages for missing fields, by path. The server runs the same checks. */
export function findMissing(
  values: RecordValues,
  { choices }: Pick<Quote, 'choices'>,
  t: Translate,
): FieldError[] {
  const { role, name, relationship, authority, email, mailTo, optionIds } = values;
  const unchosen = (choices?.groups ?? []).filter(
    ({ choose, mayBeNone, options }) =>
      choose === 'ONE' && !mayBeNone && !options.some(({ id }) => optionIds.includes(id)),
  );
  const checks: [boolean, string, string][] = [
    [values.notes.trim() === '', 'notes', t('notesMissing')],
    [!values.terms, 'patientInfo.agreedToTerms', t('termsMissing')],
    [!values.treatment, 'patientInfo.agreedToTreatment', t('treatmentMissing')],
    [values.mode === 'PAPER' && values.scan === null, 'scanId', t('scanMissing')],
  ];
  return [
    ...signatoryProblems({ role, name, relationship, authority, email, mailTo }),
    ...unchosen.map(({ id }) => ({ path: `optionIds.${id}`, message: t('choiceMissing') })),
    ...checks.flatMap(([isMissing, path, message]) => (isMissing ? [{ path, message }] : [])),
  ];
}
