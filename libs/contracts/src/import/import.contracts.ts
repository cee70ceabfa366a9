import { contracts } from '../core/contracts';
import * as bulkRuns from './bulk-run.operations';
import * as operations from './import.operations';
import * as events from './import.events';
import * as listExports from './list-export.operations';

/** Every contract of the service import; the registry adds it to the product's. */
export const importContracts = contracts(operations, events, bulkRuns, listExports);
