export { IdentificationReader } from './patient-identity/operations/identification.reader';
export { QuoteViewReader } from './patient-identity/operations/quote-view.reader';
export { ANSWER_NOTE, answerHash } from './signing/domain/answer-hash';
export type { AnsweredCheck } from './signing/domain/check-answers';
export {
  PATIENT_STATEMENT,
  statementOf,
  SETTLEMENT,
  type StatementKind,
} from './signing/domain/dispute-hash';
