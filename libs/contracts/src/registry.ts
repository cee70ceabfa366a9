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

/** Adds the service's plain records and the operations common to every service. */
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

/** A new service needs one line here. */
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

export const OPERATIONS = all.flatMap(({ operations }) => operations);
export const EVENTS = all.flatMap(({ events }) => events);
export const JOBS = all.flatMap(({ jobs }) => jobs);
export const MACHINES = all.flatMap(({ machines }) => machines);

/** Returns errors in the contracts, which are checked at process start and by a test. Empty if there are none. */
export function contractProblems(): string[] {
  return problemsOf(SERVICE_CONTRACTS);
}
