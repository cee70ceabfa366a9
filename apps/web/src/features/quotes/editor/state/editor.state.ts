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

/** The quote's fields without its lines, as the form holds them. */
export interface QuoteHead {
  clientId: string;
  doctorId: string;
  hospitalId: string | null;
  siteId: string | null;
  /** Null until decided. Choosing a hospital decides it. */
  place: PreviewBody['place'];
  surgeries: readonly SurgeryChoiceInput[];
  quoteDiscount: PreviewBody['quoteDiscount'];
  fund: FundArrangement;
  validUntil: string;
  notesToPatient: string;
}

/** Response of the last preview, with its lines by row key. */
export interface PricedPreview extends Omit<ResultOf<typeof previewQuote>, 'lines'> {
  lines: Readonly<Record<string, PricedLine>>;
}

/** The undoable part of the state: the choices and the lines. */
export interface EditorWork {
  head: QuoteHead;
  rows: readonly Row[];
  /** The rows as composed from the surgeries. Any missing from `rows` were removed by hand. */
  given: readonly Row[];
  /** The choices from which `given` was composed. Null if none yet. */
  composedFor: string | null;
}

export interface EditorState extends EditorWork {
  undoStack: readonly EditorWork[];
  priced: PricedPreview | null;
  /** Why pricing failed. Null if it did not. */
  problem: PricingProblem | null;
  isPricing: boolean;
  /** Errors by path, such as `lines.2.quantity` or `clientId`. */
  errors: Readonly<Record<string, string>>;
}

export interface PricingProblem {
  detail: string;
  errors?: readonly { path: string; message: string }[];
}

export const DEFAULT_FUND: FundArrangement = {
  type: 'NONE',
  fundName: null,
  gapMinor: null,
  excessMinor: null,
};

export const EMPTY_HEAD: QuoteHead = {
  clientId: '',
  doctorId: '',
  hospitalId: null,
  siteId: null,
  place: null,
  surgeries: [],
  quoteDiscount: null,
  fund: DEFAULT_FUND,
  validUntil: '',
  notesToPatient: '',
};

export function createInitialState(work: Partial<EditorWork>): EditorState {
  return {
    head: EMPTY_HEAD,
    rows: [],
    given: [],
    composedFor: null,
    ...work,
    undoStack: [],
    priced: null,
    problem: null,
    isPricing: false,
    errors: {},
  };
}

/** Returns a key of the choices that decide which lines the surgeries produce. */
export function compositionKey({ doctorId, hospitalId, siteId, surgeries }: QuoteHead): string {
  // Who decides an option does not affect the lines.
  const chosen = surgeries.map(({ decidedListIds: _decided, ...choice }) => choice);
  return JSON.stringify([doctorId, hospitalId, siteId, chosen]);
}

/** Returns whether lines are still to be composed, because a choice has changed since. */
export function isComposing({ head, composedFor }: EditorWork): boolean {
  if (head.doctorId === '' || compositionKey(head) === composedFor) return false;
  return head.surgeries.length > 0 || composedFor !== null;
}
