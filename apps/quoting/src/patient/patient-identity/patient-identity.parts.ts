import { defineParts } from '@quillcare/service-kit';
import { EmailedCodes } from './operations/code-channel';
import { IdentificationReader } from './operations/identification.reader';
import { IdentifyPatientHandler } from './operations/identify-patient.handler';
import { IdentityChecker } from './operations/identity-checker';
import { ListQuoteViewsQuery } from './operations/list-quote-views.query';
import { QuoteViewReader } from './operations/quote-view.reader';
import { RecordQuoteViewHandler } from './operations/record-quote-view.handler';
import { RequestIdentityCodeHandler } from './operations/request-identity-code.handler';
import { RequestInterpreterHandler } from './operations/request-interpreter.handler';
import { UnlockQuoteLinkHandler } from './operations/unlock-quote-link.handler';
import { ViewRecorder } from './operations/view-recorder';
import { IdentityCodeRepository } from './persistence/identity-code.repository';
import { PatientIdentificationRepository } from './persistence/patient-identification.repository';
import { QuoteViewRepository } from './persistence/quote-view.repository';

/** Proof of a patient's identity, and records of their views of the page. */
export const patientIdentityParts = defineParts({
  handlers: [
    IdentifyPatientHandler,
    ListQuoteViewsQuery,
    RecordQuoteViewHandler,
    RequestIdentityCodeHandler,
    RequestInterpreterHandler,
    UnlockQuoteLinkHandler,
  ],
  providers: [
    EmailedCodes,
    IdentificationReader,
    IdentityChecker,
    IdentityCodeRepository,
    PatientIdentificationRepository,
    QuoteViewReader,
    QuoteViewRepository,
    ViewRecorder,
  ],
});
