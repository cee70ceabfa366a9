import type { Letter } from '../letter/domain/letter';
import { noticeContent, receiptLetter, type AnsweredQuote } from '../response/domain/response-letters';
import { sampleStaff } from './samples.suite';

/** The emails that follow an answer: the receipt, and a notice to each colleague. */
export function responseLetters(answered: AnsweredQuote, staff = [sampleStaff()]): Letter[] {
  const receipt = receiptLetter(answered);
  const notices = staff.map((person) => ({
    recipient: person.email,
    content: noticeContent(answered, person),
    dedupeKey: `response-notice:${person.userId}`,
    quote: null,
  }));
  return [...(receipt ? [receipt] : []), ...notices];
}
