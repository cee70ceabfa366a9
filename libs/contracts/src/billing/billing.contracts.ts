import { contracts } from '../core/contracts';
import * as operations from './billing.operations';
import * as subscriptionChange from './subscription-change.operations';
import * as subscriptionEvents from './subscription-event.operations';
import * as invoices from './invoice.operations';
import * as status from './subscription.status';

/** Every contract of the service billing; the registry adds it to the product's. */
export const billingContracts = contracts(
  operations,
  status,
  invoices,
  subscriptionChange,
  subscriptionEvents,
);
