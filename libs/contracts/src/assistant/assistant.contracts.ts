import { contracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as operations from './assistant.operations';

export const assistantContracts = contracts(operations, PRACTICE_RECORDS.assistant);
