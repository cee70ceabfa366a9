import { contracts } from '../core/contracts';
import * as clients from './client.operations';
import * as clientEvents from './client.events';

/** Every contract of the service crm; the registry adds it to the product's. */
export const crmContracts = contracts(clients, clientEvents);
