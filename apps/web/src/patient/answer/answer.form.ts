import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import type { FormProblem } from '@quillcare/rules';
import { sentence } from '../words/sentences';
import type { Answer, AnswerPart, Known } from './answer-part';
import { allPartsOf, partsOf } from './answer-parts';

/** The values of all parts, by part id. */
export type AnswerValues = Readonly<Record<string, object>>;

export function startOf(known: Known): AnswerValues {
  return Object.fromEntries(allPartsOf(known.quote).map((part) => [part.id, part.start(known)]));
}

export function valuesOf<V extends object>(part: AnswerPart<V>, values: AnswerValues): V {
  const own = values[part.id];
  if (!own) throw new Error(`The part "${part.id}" is not among the parts of this quote`);
  return own as V;
}

export function problemsOf(
  kind: PatientResponseKind,
  values: AnswerValues,
  quote: PublicQuote,
): readonly FormProblem[] {
  return partsOf(kind, quote)
    .flatMap((part) => part.problems?.(valuesOf(part, values), quote, values) ?? [])
    .map(({ path, message }) => ({ path, message: sentence(message) }));
}

/** Builds the request body from the parts' shares, bound to the document on screen. */
export function answerOf(kind: PatientResponseKind, values: AnswerValues, quote: PublicQuote): Answer {
  let answer: Answer = { response: kind, documentHash: quote.documentHash, patientInfo: {} };
  for (const part of partsOf(kind, quote)) {
    const { patientInfo, ...share } = part.share?.(valuesOf(part, values), quote) ?? {};
    answer = { ...answer, ...share, patientInfo: { ...answer.patientInfo, ...patientInfo } };
  }
  return answer;
}

/** Returns the quote with the patient's choices applied. */
export function shownQuote(quote: PublicQuote, values: AnswerValues): PublicQuote {
  return partsOf('accept', quote).reduce(
    (shown, part) => part.shown?.(shown, valuesOf(part, values)) ?? shown,
    quote,
  );
}

/** Maps an error path of the server (`patientInfo.phoneNumber`) to the form field's id. */
export function fieldOf(path: string): string {
  return path.replace(/^patientInfo\./, '');
}
