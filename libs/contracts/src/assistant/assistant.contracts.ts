import { contracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as operations from './assistant.operations';

/** Every contract of the service assistant; the registry adds it to the product's. */
export const assistantContracts = contracts(operations, PRACTICE_RECORDS.assistant);
