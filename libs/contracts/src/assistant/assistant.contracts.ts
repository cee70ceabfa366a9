import { contracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as operations from './assistant.operations';

/** All contracts of the assistant service, merged into the product's by the registry. */
export const assistantContracts = contracts(operations, PRACTICE_RECORDS.assistant);
