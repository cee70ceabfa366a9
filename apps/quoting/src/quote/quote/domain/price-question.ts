import { titledName } from '@quillcare/rules';
import type { PricedLine, Quote, QuoteLineInput } from '@quillcare/contracts';
import type { ProcedureClass, QuoteChoice } from '@quillcare/rules';

export interface QuoteChoices extends QuoteChoice {
  readonly surgeries: Quote['surgeries'];
  readonly siteId: string | null;
  /** Null while undecided. */
  readonly place: Quote['place'];
}

export interface PriceQuestion {
  readonly choices: QuoteChoices;
  /** Class entered for the whole quote, for each surgery and typed line without its own. Null for none. */
  readonly procedureClass: ProcedureClass | null;
  readonly quoteDiscount: Quote['quoteDiscount'];
  readonly fund: Quote['fund'];
  /** The lines as sent. Empty takes those the surgeries produce; null keeps the draft's own. */
  readonly lines: readonly QuoteLineInput[] | null;
  /** The draft being edited. Null for a new quote. */
  readonly stored: StoredDraft | null;
}

export interface StoredDraft {
  readonly choices: QuoteChoices;
  readonly lines: readonly PricedLine[];
}

type Chosen = Pick<Quote, 'surgeries' | 'doctor' | 'hospital' | 'site' | 'place'>;

/** The choices of a stored quote, with the names its lines use. */
export function choicesOf({ surgeries, doctor, hospital, site, place }: Chosen): QuoteChoices {
  return {
    surgeries,
    doctor: { id: doctor.id, name: titledName(doctor) },
    hospital,
    siteId: site?.id ?? null,
    place: hospital === null ? place : 'HOSPITAL',
  };
}

type Choice = QuoteChoices['surgeries'][number];

/** Whether two sets of choices produce the same lines. A site affects which rules apply but not the lines. */
export function giveSameLines(a: QuoteChoices, b: QuoteChoices): boolean {
  return (
    a.doctor.id === b.doctor.id &&
    a.hospital?.id === b.hospital?.id &&
    areSameSurgeries(a.surgeries, b.surgeries)
  );
}

/** Whether the same surgeries are chosen in the same way and order. */
export function areSameSurgeries(a: readonly Choice[], b: readonly Choice[]): boolean {
  return a.length === b.length && a.every((choice, at) => isSameChoice(choice, b[at]));
}

/** Whether a surgery is chosen in the same way, regardless of the order of its options. */
export function isSameChoice(a: Choice | undefined, b: Choice | undefined): boolean {
  return textOf(a) === textOf(b);
}

function textOf(choice: Choice | undefined): string {
  if (!choice) return '';
  const options = choice.optionIds === null ? null : [...choice.optionIds].sort();
  return JSON.stringify([choice.surgeryId, choice.side, options, choice.procedureClass ?? null]);
}
