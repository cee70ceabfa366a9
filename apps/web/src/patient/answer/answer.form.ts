import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import type { FormProblem } from '@quillcare/rules';
import { sentence } from '../words/sentences';
import type { Answer, AnswerPart, KnownDetails } from './answer-part';
import { getAllParts, getParts } from './answer-parts';

/** The values of all parts, by part id. */
export type AnswerValues = Readonly<Record<string, object>>;

export function initialValues(known: KnownDetails): AnswerValues {
  return Object.fromEntries(getAllParts(known.quote).map((part) => [part.id, part.start(known)]));
}

export function partValues<V extends object>(part: AnswerPart<V>, values: AnswerValues): V {
  const own = values[part.id];
  if (!own) throw new Error(`The part "${part.id}" is not among the parts of this quote`);
  return own as V;
}

export function validateAnswer(
  kind: PatientResponseKind,
  values: AnswerValues,
  quote: PublicQuote,
): readonly FormProblem[] {
  return getParts(kind, quote)
    .flatMap((part) => part.problems?.(partValues(part, values), quote, values) ?? [])
    .map(({ path, message }) => ({ path, message: sentence(message) }));
}

/** Builds the request body from the parts' shares, bound to the document on screen. */
export function buildAnswer(kind: PatientResponseKind, values: AnswerValues, quote: PublicQuote): Answer {
  let answer: Answer = { response: kind, documentHash: quote.documentHash, patientInfo: {} };
  for (const part of getParts(kind, quote)) {
    const { patientInfo, ...share } = part.share?.(partValues(part, values), quote) ?? {};
    answer = { ...answer, ...share, patientInfo: { ...answer.patientInfo, ...patientInfo } };
  }
  return answer;
}

/** Returns the quote with the patient's choices applied. */
export function quoteWithAnswers(quote: PublicQuote, values: AnswerValues): PublicQuote {
  return getParts('accept', quote).reduce(
    (shown, part) => part.applyTo?.(shown, partValues(part, values)) ?? shown,
    quote,
  );
}

/** Maps an error path of the server (`patientInfo.phoneNumber`) to the form field's id. */
export function toFieldId(path: string): string {
  return path.replace(/^patientInfo\./, '');
}
