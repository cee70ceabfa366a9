import { assistantContracts } from './assistant/assistant.contracts';
import { auditContracts } from './audit/audit.contracts';
import { billingContracts } from './billing/billing.contracts';
import { callbacksContracts } from './callbacks/callbacks.contracts';
import { problemsOf } from './contract-problems';
import { contracts, type Contracts } from './core/contracts';
import type { ServiceName } from './core/operation';
import { STUCK_MESSAGES } from './stuck-messages';
import { crmContracts } from './crm/crm.contracts';
import { identityContracts } from './identity/identity.contracts';
import { importContracts } from './import/import.contracts';
import { notificationsContracts } from './notifications/notifications.contracts';
import { quotingContracts } from './quoting/quoting.contracts';
import * as records from './records';

/** With its plain records, and what every service has. */
function ofService(service: ServiceName, own: Contracts): Contracts {
  const { operations, events, jobs } = contracts(records, STUCK_MESSAGES[service]);
  const isOwn = (one: { service: ServiceName }) => one.service === service;
  return {
    operations: [...own.operations, ...operations.filter(isOwn)],
    events: [...own.events, ...events.filter(isOwn)],
    jobs: [...own.jobs, ...jobs.filter(isOwn)],
    machines: own.machines,
  };
}

/** A new service is one line. */
const SERVICE_CONTRACTS: Record<ServiceName, Contracts> = {
  assistant: ofService('assistant', assistantContracts),
  audit: ofService('audit', auditContracts),
  billing: ofService('billing', billingContracts),
  callbacks: ofService('callbacks', callbacksContracts),
  crm: ofService('crm', crmContracts),
  identity: ofService('identity', identityContracts),
  import: ofService('import', importContracts),
  notifications: ofService('notifications', notificationsContracts),
  quoting: ofService('quoting', quotingContracts),
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
