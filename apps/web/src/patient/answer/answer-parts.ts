import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import { choices } from '../choices/choices.part';
import { checkQuestions } from '../checks/check-questions.part';
import { aboutYou } from './about-you.part';
import { agreements } from './agreements.part';
import type { AnswerPart } from './answer-part';
import { question, reason } from './message.part';
import { secondSignature } from '../signing/second-signature.part';
import { signatory } from '../signing/signatory.part';
import { signature } from './signature/signature.part';

/**
 * The parts of each answer, in form order. Features plug in here: options, signatory, check questions and a second signature are
 * entries of `accept`.
 */
const PARTS: Record<PatientResponseKind, readonly AnswerPart[]> = {
  accept: [choices, aboutYou, signatory, checkQuestions, agreements, signature, secondSignature],
  query: [question],
  reject: [reason],
};

/** Returns the parts that this quote needs for an answer. */
export function partsOf(kind: PatientResponseKind, quote: PublicQuote): readonly AnswerPart[] {
  return PARTS[kind].filter((part) => part.applies?.(quote) ?? true);
}

export function allPartsOf(quote: PublicQuote): readonly AnswerPart[] {
  return [...partsOf('accept', quote), ...partsOf('query', quote), ...partsOf('reject', quote)];
}
