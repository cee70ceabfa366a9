export { freezeThread, type FrozenMessage } from './conversation/domain/thread';
export { PatientQuestions } from './conversation/operations/patient-questions';
export { QuoteMessageRepository } from './conversation/persistence/quote-message.repository';
export { linkProblem, type PatientLink, withPracticeContact } from './patient-link/domain/patient-link';
export { LinkIssuer, recipient, type Recipient } from './patient-link/operations/link-issuer';
export {
  actingPatient,
  PatientLinkGuard,
  assertIdentified,
  tokenHash,
} from './patient-link/operations/patient-link.guard';
export {
  type IdentityCheck,
  PatientLinkRepository,
} from './patient-link/persistence/patient-link.repository';
export { fileNameOf, toQuoteFile, type StoredQuoteFile } from './quote-file/domain/quote-file';
export { formatVerifyCode, parseFileHash, parseVerifyCode } from './quote-file/domain/verify-code';
export {
  type FiledBytes,
  type FilePart,
  parseCursor,
  StoredParts,
} from './quote-file/operations/stored-parts';
export { QuoteFileRepository } from './quote-file/persistence/quote-file.repository';
export { DraftFollower } from './quote/consumers/draft-follower';
export { namedSurgeries } from './quote/domain/chosen-surgeries';
export { wholeKey } from './quote/domain/composed-classes';
export {
  withChosenVariant,
  describeChoices,
  chosenVariant,
  linesOf,
  type DocumentVariant,
  withVariant,
} from './quote/domain/chosen-variant';
export { withPatientStatement, awaitsConfirmation, canDisputeSignature } from './quote/domain/confirmation';
export { recordedConsent } from './quote/domain/consent';
export { coolingOffOf, lastCoolingOffDay } from './quote/domain/cooling-off';
export { withdrawAcceptance } from './quote/domain/acceptance-changes';
export { compareVersions } from './quote/domain/quote-comparison';
export { quoteSearchKey, assertNoProblems } from './quote/domain/quote-content';
export { buildDocument, proceduresOf, type QuoteDocument } from './quote/domain/quote-document';
export { isResendable, withResentMail, mailKindOf } from './quote/domain/quote-resend';
export {
  assertVariable,
  isSurgeryAhead,
  STARTED_STATUSES,
  SURGERY_NOT_AHEAD,
} from './quote/domain/quote-version';
export { type QuoteContent, quoteFacts, type QuoteState, type Transition } from './quote/domain/quote.state';
export { accept, awaitsAnswer, isEnded, assertAnswerable, reject } from './quote/domain/quote';
export { ageAtAcceptance } from './quote/domain/signing-age';
export { NextVersionStarter } from './quote/operations/next-version.starter';
export { QuoteFactsReader, type QuoteSources } from './quote/operations/quote-facts.reader';
export { quoteList } from './quote/operations/quote-list';
export { surgeryIdsOf } from './quote/operations/quote-parties.reader';
export { IN_FORCE, WAITING } from './quote/persistence/counted-quotes.sql';
export { QuoteDocumentRepository, type StoredDocument } from './quote/persistence/quote-document.repository';
export { QuoteVersionRepository } from './quote/persistence/quote-version.repository';
export { QuoteEntity } from './quote/persistence/quote.entity';
export { type QuoteChangeOptions, QuoteRepository } from './quote/persistence/quote.repository';
