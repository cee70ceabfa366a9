import { collectContracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as operations from './billing.operations';
import * as discountRates from './discount-rate.operations';
import * as nonBilling from './non-billing.operations';
import * as subscriptionChange from './subscription-change.operations';
import * as subscriptionEvents from './subscription-event.operations';
import * as demo from './billing-demo.operations';
import * as invoices from './invoice.operations';
import * as platformInvoices from './platform-invoice.operations';
import * as paymentMethods from './payment-method.operations';
import * as planUsage from './plan-usage.operations';
import * as status from './subscription.status';

export const billingContracts = collectContracts(
  operations,
  status,
  invoices,
  demo,
  platformInvoices,
  subscriptionChange,
  subscriptionEvents,
  discountRates,
  planUsage,
  nonBilling,
  paymentMethods,
  PRACTICE_RECORDS.billing,
);
