import type { PublicQuote, respondToQuote, RequestOf, PatientInfo } from '@quillcare/contracts';
import type { FormProblem } from '@quillcare/rules';
import type { ReactNode } from 'react';
import type { DateParts } from '../fields/date-parts';
import type { Practice } from '../frame/patient.screen';

type ResponseBody = NonNullable<RequestOf<typeof respondToQuote>['body']>;

/** What the page sends of the operation's body; the rest is the server's own to know. */
export type Answer = Omit<
  ResponseBody,
  'quoteId' | 'quoteNumber' | 'ipAddress' | 'userAgent' | 'timestamp' | 'securityToken'
>;

/** A part's share of the request. */
export type AnswerShare = Partial<Omit<Answer, 'patientInfo' | 'response' | 'documentHash'>> & {
  patientInfo?: Partial<PatientInfo>;
};

/** What is known before the person fills in anything. */
export interface Known {
  readonly quote: PublicQuote;
  readonly dateOfBirth: DateParts | null;
}

/** What the view of a part gets. An error is found by its path, which is also the id of the field. */
export interface PartProps<V extends object> {
  readonly token: string;
  readonly practice: Practice;
  readonly quote: PublicQuote;
  readonly values: V;
  /** The values of every part, by its id. */
  readonly all: Readonly<Record<string, object>>;
  readonly change: (part: Partial<V>) => void;
  readonly errorOf: (path: string) => string | undefined;
}

/**
 * A part of an answer: values of its own, a piece of the form, what may be missing, and its share of the request. A feature
 * writes one, in a folder of its own, and names it in `answer-parts.ts`; nothing else knows it.
 */
export interface AnswerPart<V extends object = object> {
  /** The name under which its values are held and kept. */
  readonly id: string;
  /** Whether this quote needs the part; left out, every quote does. */
  applies?(quote: PublicQuote): boolean;
  start(known: Known): V;
  /**
   * The values that this device keeps until the answer is sent. Never a signature, a date of birth or what may be clinical, such
   * as free text. Left out, none.
   */
  kept?(values: V): Partial<V>;
  /** Whether it is given anew each time the form is shown, as what is agreed and signed. */
  readonly beginsAnew?: true;
  /** What is missing or wrong, in the order of the form. A path is that of the request, without `patientInfo.`; `all` has the values of every part, by its id. */
  problems?(values: V, quote: PublicQuote, all: Readonly<Record<string, object>>): readonly FormProblem[];
  share?(values: V, quote: PublicQuote): AnswerShare;
  /** Rows of the confirmation before sending: name and value. */
  summary?(values: V, quote: PublicQuote): readonly (readonly [string, string])[];
  /** The quote as it is with these values: what the patient chose changes lines and totals. */
  shown?(quote: PublicQuote, values: V): PublicQuote;
  /** The piece of the form; a part that is filled in elsewhere on the page has none. */
  View?(props: PartProps<V>): ReactNode;
}
