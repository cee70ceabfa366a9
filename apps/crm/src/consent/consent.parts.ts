import { defineParts } from '@quillcare/service-kit';
import { CheckConsentsQuery } from './operations/check-consents.query';
import { ConsentReader } from './operations/consent.reader';
import { ListClientConsentsQuery } from './operations/list-client-consents.query';
import { ReadConsentsInForceQuery } from './operations/read-consents-in-force.query';
import { RecordClientConsentsHandler } from './operations/record-client-consents.handler';
import { ConsentRepository } from './persistence/consent.repository';

export const consentParts = defineParts({
  handlers: [
    CheckConsentsQuery,
    ListClientConsentsQuery,
    ReadConsentsInForceQuery,
    RecordClientConsentsHandler,
  ],
  providers: [ConsentRepository, ConsentReader],
});
