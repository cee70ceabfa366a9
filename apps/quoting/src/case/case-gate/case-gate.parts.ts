import { defineParts } from '@quillcare/service-kit';
import { RecordCaseGateHandler } from './operations/record-case-gate.handler';
import { RecordMedicalExceptionHandler } from './operations/record-medical-exception.handler';
import { RemoveCaseGateHandler } from './operations/remove-case-gate.handler';
import { RevokeMedicalExceptionHandler } from './operations/revoke-medical-exception.handler';

/** The gates that a cosmetic surgery passes before it is booked, and medical exceptions from them. */
export const caseGateParts = defineParts({
  handlers: [
    RecordCaseGateHandler,
    RemoveCaseGateHandler,
    RecordMedicalExceptionHandler,
    RevokeMedicalExceptionHandler,
  ],
});
