import { collectContracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as operations from './audit.operations';
import * as events from './audit.events';
import * as history from './record-history.operations';

export const auditContracts = collectContracts(operations, events, history, PRACTICE_RECORDS.audit);
