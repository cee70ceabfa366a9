import { collectContracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as operations from './assistant.operations';

export const assistantContracts = collectContracts(operations, PRACTICE_RECORDS.assistant);
