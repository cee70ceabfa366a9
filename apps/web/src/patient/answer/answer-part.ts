import type { PublicQuote, respondToQuote, RequestOf, PatientInfo } from '@quillcare/contracts';
import type { FormProblem } from '@quillcare/rules';
import type { ChangeEvent, ReactNode } from 'react';
import type { DateParts } from '../fields/date-parts';
import type { Practice } from '../frame/patient.screen';

type ResponseBody = NonNullable<RequestOf<typeof respondToQuote>['body']>;

/** The part of the request body that the page sends. The server determines the rest itself. */
export type Answer = Omit<
  ResponseBody,
  'quoteId' | 'quoteNumber' | 'ipAddress' | 'userAgent' | 'timestamp' | 'securityToken'
>;

/** What one part contributes to the request body. */
export type PartialAnswer = Partial<Omit<Answer, 'patientInfo' | 'response' | 'documentHash'>> & {
  patientInfo?: Partial<PatientInfo>;
};

/** What is known before the patient fills in anything. */
export interface KnownDetails {
  readonly quote: PublicQuote;
  readonly dateOfBirth: DateParts | null;
}

/** Props of a part's view. Errors are looked up by path, which is also the field's id. */
export interface PartProps<V extends object> {
  readonly token: string;
  readonly practice: Practice;
  readonly quote: PublicQuote;
  readonly values: V;
  /** The values of all parts, by part id. */
  readonly all: Readonly<Record<string, object>>;
  readonly change: (part: Partial<V>) => void;
  readonly errorOf: (path: string) => string | undefined;
}

/** Returns the props of the text field for a value. The field's id is the value's error path, which may have a prefix. */
export function fieldProps<K extends string>(
  { values, change, errorOf }: Pick<PartProps<Record<NoInfer<K>, string>>, 'values' | 'change' | 'errorOf'>,
  name: K,
  prefix = '',
) {
  return {
    id: `${prefix}${name}`,
    value: values[name],
    error: errorOf(`${prefix}${name}`),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value } as Record<K, string>),
  };
}

/**
 * One part of an answer: its values, fields, validation and share of the request body. A feature implements a part in its own
 * folder and registers it in `answer-parts.ts`; nothing else depends on it.
 */
export interface AnswerPart<V extends object = object> {
  /** Key of its values, in memory and in storage. */
  readonly id: string;
  /** Whether the quote needs this part. If omitted, every quote does. */
  applies?(quote: PublicQuote): boolean;
  start(known: KnownDetails): V;
  /**
   * Returns the values that this device may store until the answer is sent: never a signature, a date of birth or anything that
   * may be clinical, such as free text. If omitted, none.
   */
  kept?(values: V): Partial<V>;
  /** Whether the values are cleared each time the form is shown, as for agreements and signatures. */
  readonly beginsAnew?: true;
  /**
   * Returns validation errors in the order of the form. Paths are those of the request body without `patientInfo.`. `all` holds
   * the values of every part, by part id.
   */
  problems?(values: V, quote: PublicQuote, all: Readonly<Record<string, object>>): readonly FormProblem[];
  share?(values: V, quote: PublicQuote): PartialAnswer;
  /** Returns rows (name and value) for the confirmation before sending. */
  summary?(values: V, quote: PublicQuote): readonly (readonly [string, string])[];
  /** Returns the quote with these values applied, because chosen options change line items and totals. */
  shown?(quote: PublicQuote, values: V): PublicQuote;
  /** The part's fields. Omitted if the part is filled in elsewhere on the page. */
  View?(props: PartProps<V>): ReactNode;
}
