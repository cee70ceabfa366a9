import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import type { FormProblem } from '@quillcare/rules';
import { sentence } from '../words/sentences';
import type { Answer, AnswerPart, Known } from './answer-part';
import { allPartsOf, partsOf } from './answer-parts';

/** The values of all parts, by the part's id. */
export type AnswerValues = Readonly<Record<string, object>>;

/** The values before anything is filled in. */
export function startOf(known: Known): AnswerValues {
  return Object.fromEntries(allPartsOf(known.quote).map((part) => [part.id, part.start(known)]));
}

/** A part's values. */
export function valuesOf<V extends object>(part: AnswerPart<V>, values: AnswerValues): V {
  const own = values[part.id];
  if (!own) throw new Error(`The part "${part.id}" is not among the parts of this quote`);
  return own as V;
}

/** What is missing or wrong in an answer, part by part. */
export function problemsOf(
  kind: PatientResponseKind,
  values: AnswerValues,
  quote: PublicQuote,
): readonly FormProblem[] {
  return partsOf(kind, quote)
    .flatMap((part) => part.problems?.(valuesOf(part, values), quote, values) ?? [])
    .map(({ path, message }) => ({ path, message: sentence(message) }));
}

/** The body of the response: the shares of the answer's parts, bound to the document on the screen. */
export function answerOf(kind: PatientResponseKind, values: AnswerValues, quote: PublicQuote): Answer {
  let answer: Answer = { response: kind, documentHash: quote.documentHash, patientInfo: {} };
  for (const part of partsOf(kind, quote)) {
    const { patientInfo, ...share } = part.share?.(valuesOf(part, values), quote) ?? {};
    answer = { ...answer, ...share, patientInfo: { ...answer.patientInfo, ...patientInfo } };
  }
  return answer;
}

/** The quote as it is with what the patient chose. */
export function shownQuote(quote: PublicQuote, values: AnswerValues): PublicQuote {
  return partsOf('accept', quote).reduce(
    (shown, part) => part.shown?.(shown, valuesOf(part, values)) ?? shown,
    quote,
  );
}

/** This form's field for a path of the server's answer (`patientInfo.phoneNumber`). */
export function fieldOf(path: string): string {
  return path.replace(/^patientInfo\./, '');
}
