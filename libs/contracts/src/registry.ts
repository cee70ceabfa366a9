import { assistantContracts } from './assistant/assistant.contracts';
import { auditContracts } from './audit/audit.contracts';
import { billingContracts } from './billing/billing.contracts';
import { callbacksContracts } from './callbacks/callbacks.contracts';
import { findContractProblems } from './contract-problems';
import { collectContracts, type Contracts } from './core/contracts';
import type { ServiceName } from './core/operation';
import { STUCK_MESSAGES } from './stuck-messages';
import { crmContracts } from './crm/crm.contracts';
import { identityContracts } from './identity/identity.contracts';
import { importContracts } from './import/import.contracts';
import { notificationsContracts } from './notifications/notifications.contracts';
import { quotingContracts } from './quoting/quoting.contracts';
import * as records from './records';

/** Adds the service's plain records and the operations common to every service. */
function assertOwnContracts(service: ServiceName, own: Contracts): Contracts {
  const { operations, events, jobs } = collectContracts(records, STUCK_MESSAGES[service]);
  const belongsToService = (one: { service: ServiceName }) => one.service === service;
  return {
    operations: [...own.operations, ...operations.filter(belongsToService)],
    events: [...own.events, ...events.filter(belongsToService)],
    jobs: [...own.jobs, ...jobs.filter(belongsToService)],
    machines: own.machines,
  };
}

/** A new service needs one line here. */
const SERVICE_CONTRACTS: Record<ServiceName, Contracts> = {
  assistant: assertOwnContracts('assistant', assistantContracts),
  audit: assertOwnContracts('audit', auditContracts),
  billing: assertOwnContracts('billing', billingContracts),
  callbacks: assertOwnContracts('callbacks', callbacksContracts),
  crm: assertOwnContracts('crm', crmContracts),
  identity: assertOwnContracts('identity', identityContracts),
  import: assertOwnContracts('import', importContracts),
  notifications: assertOwnContracts('notifications', notificationsContracts),
  quoting: assertOwnContracts('quoting', quotingContracts),
};
const allContracts = Object.values(SERVICE_CONTRACTS);

export const OPERATIONS = allContracts.flatMap(({ operations }) => operations);
export const EVENTS = allContracts.flatMap(({ events }) => events);
export const JOBS = allContracts.flatMap(({ jobs }) => jobs);
export const MACHINES = allContracts.flatMap(({ machines }) => machines);

/** Returns errors in the contracts, which are checked at process start and by a test. Empty if there are none. */
export function contractProblems(): string[] {
  return findContractProblems(SERVICE_CONTRACTS);
}
