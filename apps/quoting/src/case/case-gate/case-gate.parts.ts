import { defineParts } from '@quillcare/service-kit';
import { RecordCaseGateHandler } from './operations/record-case-gate.handler';
import { RecordMedicalExceptionHandler } from './operations/record-medical-exception.handler';
import { RemoveCaseGateHandler } from './operations/remove-case-gate.handler';
import { RevokeMedicalExceptionHandler } from './operations/revoke-medical-exception.handler';

/** Gates that must be passed before a cosmetic surgery is booked, and medical exceptions to them. */
export const caseGateParts = defineParts({
  handlers: [
    RecordCaseGateHandler,
    RemoveCaseGateHandler,
    RecordMedicalExceptionHandler,
    RevokeMedicalExceptionHandler,
  ],
});
