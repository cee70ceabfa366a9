import { contracts } from '../core/contracts';
import * as operations from './import.operations';
import * as events from './import.events';

/** Every contract of the service import; the registry adds it to the product's. */
export const importContracts = contracts(operations, events);
