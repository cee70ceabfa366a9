import { contracts } from '../core/contracts';
import * as operations from './callback.operations';

/** Every contract of the service callbacks; the registry adds it to the product's. */
export const callbacksContracts = contracts(operations);
