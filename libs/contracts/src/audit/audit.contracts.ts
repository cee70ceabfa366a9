import { contracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as operations from './audit.operations';
import * as events from './audit.events';
import * as history from './record-history.operations';

/** Every contract of the service audit; the registry adds it to the product's. */
export const auditContracts = contracts(operations, events, history, PRACTICE_RECORDS.audit);
