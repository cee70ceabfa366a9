import { contracts } from '../core/contracts';
import * as operations from './audit.operations';
import * as events from './audit.events';

/** Every contract of the service audit; the registry adds it to the product's. */
export const auditContracts = contracts(operations, events);
