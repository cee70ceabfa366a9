import { defineParts } from '@quillcare/service-kit';
import { OnSessionUnlockedConsumer } from './consumers/on-session-unlocked.consumer';
import { ConfirmRecordedAcceptanceHandler } from './operations/confirm-recorded-acceptance.handler';
import { GetSignedScanQuery } from './operations/get-signed-scan.query';
import { HandOverQuoteHandler } from './operations/hand-over-quote.handler';
import { RecordAcceptanceHandler } from './operations/record-acceptance.handler';
import { UploadSignedScanHandler } from './operations/upload-signed-scan.handler';
import { ConfirmSignatoryCodeHandler } from './operations/confirm-signatory-code.handler';
import { RequestSignatoryCodeHandler } from './operations/request-signatory-code.handler';
import { TryCheckAnswersHandler } from './operations/try-check-answers.handler';
import { SettleDisputeHandler } from './operations/settle-dispute.handler';
import { HashDisputes1796200000000 } from './persistence/hash-disputes.migration';
import { SaidAfterwardsRepository } from './persistence/said-afterwards.repository';
import { SignatoryCodeRepository } from './persistence/signatory-code.repository';
import { SignedScanRepository } from './persistence/signed-scan.repository';
import { QuoteAcceptance } from './operations/quote-acceptance';
import { SigningLinkRepository } from './persistence/signing-link.repository';

/** Signing: who accepts a quote, on which device and with whose help. */
export const signingParts = defineParts({
  migrations: [HashDisputes1796200000000],
  handlers: [
    HandOverQuoteHandler,
    RequestSignatoryCodeHandler,
    ConfirmSignatoryCodeHandler,
    UploadSignedScanHandler,
    RecordAcceptanceHandler,
    ConfirmRecordedAcceptanceHandler,
    SettleDisputeHandler,
    TryCheckAnswersHandler,
    GetSignedScanQuery,
  ],
  consumers: [OnSessionUnlockedConsumer],
  providers: [
    QuoteAcceptance,
    SaidAfterwardsRepository,
    SignatoryCodeRepository,
    SigningLinkRepository,
    SignedScanRepository,
  ],
});
