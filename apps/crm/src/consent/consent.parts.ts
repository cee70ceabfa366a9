import { defineParts } from '@quillcare/service-kit';
import { CheckConsentsQuery } from './operations/check-consents.query';
import { ConsentReader } from './operations/consent.reader';
import { ListClientConsentsQuery } from './operations/list-client-consents.query';
import { ReadConsentsInForceQuery } from './operations/read-consents-in-force.query';
import { RecordClientConsentsHandler } from './operations/record-client-consents.handler';
import { ConsentRepository } from './persistence/consent.repository';
import { CreateConsent1764610000002 } from './persistence/create-consent.migration';
import { HashConsents1796100000000 } from './persistence/hash-consents.migration';

/** How clients may be contacted. */
export const consentParts = defineParts({
  migrations: [CreateConsent1764610000002, HashConsents1796100000000],
  handlers: [
    CheckConsentsQuery,
    ListClientConsentsQuery,
    ReadConsentsInForceQuery,
    RecordClientConsentsHandler,
  ],
  providers: [ConsentRepository, ConsentReader],
});
