import type {
  FundArrangement,
  InputOf,
  PricedLine,
  previewQuote,
  ResultOf,
  SurgeryChoiceInput,
} from '@quillcare/contracts';
import type { Row } from './line-row';

type PreviewBody = InputOf<typeof previewQuote>['body'];

/** All of a quote but its lines, as the form holds it. */
export interface Head {
  clientId: string;
  doctorId: string;
  hospitalId: string | null;
  siteId: string | null;
  /** Null while nobody has decided; a chosen hospital decides it. */
  place: PreviewBody['place'];
  surgeries: readonly SurgeryChoiceInput[];
  quoteDiscount: PreviewBody['quoteDiscount'];
  fund: FundArrangement;
  validUntil: string;
  notesToPatient: string;
}

/** The answer to the last preview, its lines by the keys of the rows. */
export interface Priced extends Omit<ResultOf<typeof previewQuote>, 'lines'> {
  lines: Readonly<Record<string, PricedLine>>;
}

/** What can be undone: the choices and the lines. */
export interface Work {
  head: Head;
  rows: readonly Row[];
  /** The rows as the surgeries gave them; one that is missing in `rows` was removed by hand. */
  given: readonly Row[];
  /** The choices that `given` belongs to; null if none yet. */
  composedFor: string | null;
}

export interface EditorState extends Work {
  past: readonly Work[];
  priced: Priced | null;
  /** Why there is no newer answer. */
  problem: PricingProblem | null;
  isPricing: boolean;
  /** Errors by path, such as `lines.2.quantity` or `clientId`. */
  errors: Readonly<Record<string, string>>;
}

export interface PricingProblem {
  detail: string;
  errors?: readonly { path: string; message: string }[];
}

export const NO_FUND: FundArrangement = { type: 'NONE', fundName: null, gapMinor: null, excessMinor: null };

export const EMPTY_HEAD: Head = {
  clientId: '',
  doctorId: '',
  hospitalId: null,
  siteId: null,
  place: null,
  surgeries: [],
  quoteDiscount: null,
  fund: NO_FUND,
  validUntil: '',
  notesToPatient: '',
};

export function startWith(work: Partial<Work>): EditorState {
  return {
    head: EMPTY_HEAD,
    rows: [],
    given: [],
    composedFor: null,
    ...work,
    past: [],
    priced: null,
    problem: null,
    isPricing: false,
    errors: {},
  };
}

/** The choices that decide which lines the surgeries give. */
export function choiceOf({ doctorId, hospitalId, siteId, surgeries }: Head): string {
  // Who decides an option changes no line.
  const chosen = surgeries.map(({ decidedListIds: _decided, ...choice }) => choice);
  return JSON.stringify([doctorId, hospitalId, siteId, chosen]);
}

/** Whether the lines still have to be asked for: a choice was made since they were given. */
export function isComposing({ head, composedFor }: Work): boolean {
  if (head.doctorId === '' || choiceOf(head) === composedFor) return false;
  return head.surgeries.length > 0 || composedFor !== null;
}
