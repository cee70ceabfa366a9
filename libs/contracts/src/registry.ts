import { assistantContracts } from './assistant/assistant.contracts';
import { auditContracts } from './audit/audit.contracts';
import { billingContracts } from './billing/billing.contracts';
import { callbacksContracts } from './callbacks/callbacks.contracts';
import { problemsOf } from './contract-problems';
import type { Contracts } from './core/contracts';
import type { ServiceName } from './core/operation';
import { crmContracts } from './crm/crm.contracts';
import { identityContracts } from './identity/identity.contracts';
import { importContracts } from './import/import.contracts';
import { notificationsContracts } from './notifications/notifications.contracts';
import { quotingContracts } from './quoting/quoting.contracts';

/** A new service is one line. */
const SERVICE_CONTRACTS: Record<ServiceName, Contracts> = {
  assistant: assistantContracts,
  audit: auditContracts,
  billing: billingContracts,
  callbacks: callbacksContracts,
  crm: crmContracts,
  identity: identityContracts,
  import: importContracts,
  notifications: notificationsContracts,
  quoting: quotingContracts,
};
const all = Object.values(SERVICE_CONTRACTS);

/** Every operation of the product. */
export const OPERATIONS = all.flatMap(({ operations }) => operations);
/** Every event of the product. */
export const EVENTS = all.flatMap(({ events }) => events);
/** Every job of the product. */
export const JOBS = all.flatMap(({ jobs }) => jobs);
/** Every state machine of the product. */
export const MACHINES = all.flatMap(({ machines }) => machines);

/** Errors in the contracts, checked when a process starts and by a test. Empty if there are none. */
export function contractProblems(): string[] {
  return problemsOf(SERVICE_CONTRACTS);
}
