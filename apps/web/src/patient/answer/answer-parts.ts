import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import { choicesPart } from '../choices/choices.part';
import { checkQuestionsPart } from '../checks/check-questions.part';
import { aboutYou } from './about-you.part';
import { agreements } from './agreements.part';
import type { AnswerPart } from './answer-part';
import { questionPart, rejectionReasonPart } from './message.part';
import { secondSignaturePart } from '../signing/second-signature.part';
import { signatoryPart } from '../signing/signatory.part';
import { signaturePart } from './signature/signature.part';

/**
 * The parts of each answer, in form order. Features plug in here: options, signatory, check questions and a second signature are
 * entries of `accept`.
 */
const PARTS: Record<PatientResponseKind, readonly AnswerPart[]> = {
  accept: [
    choicesPart,
    aboutYou,
    signatoryPart,
    checkQuestionsPart,
    agreements,
    signaturePart,
    secondSignaturePart,
  ],
  query: [questionPart],
  reject: [rejectionReasonPart],
};

/** Returns the parts that this quote needs for an answer. */
export function getParts(kind: PatientResponseKind, quote: PublicQuote): readonly AnswerPart[] {
  return PARTS[kind].filter((part) => part.applies?.(quote) ?? true);
}

export function getAllParts(quote: PublicQuote): readonly AnswerPart[] {
  return [...getParts('accept', quote), ...getParts('query', quote), ...getParts('reject', quote)];
}
