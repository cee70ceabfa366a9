import * as audit from './audit/audit.operations';
import { auditRecordedBy } from './audit/audit.events';
import * as billing from './billing/billing.operations';
import * as callbacks from './callbacks/callback.operations';
import * as clientEvents from './crm/client.events';
import * as clients from './crm/client.operations';
import * as confirmations from './identity/confirmation.operations';
import * as identityEvents from './identity/identity.events';
import * as identity from './identity/identity.operations';
import * as invitations from './identity/invitation.operations';
import * as logos from './identity/logo.operations';
import * as organisations from './identity/organisation.operations';
import * as passwords from './identity/password.operations';
import * as profile from './identity/profile.operations';
import * as secondSteps from './identity/second-step.operations';
import * as platform from './identity/platform.operations';
import * as support from './identity/support.operations';
import * as users from './identity/user.operations';
import * as importEvents from './import/import.events';
import * as imports from './import/import.operations';
import * as accountMail from './notifications/account-mail.events';
import * as contactMessages from './notifications/contact-message.operations';
import * as notifications from './notifications/notification.operations';
import * as directory from './quoting/directory.operations';
import * as patient from './quoting/patient.operations';
import * as quoteEvents from './quoting/quote.events';
import * as quotes from './quoting/quote.operations';
import * as cases from './quoting/surgery-case.operations';
import { subscriptionMachine } from './billing/subscription.status';
import { callbackMachine } from './callbacks/callback.operations';
import { quoteMachine, surgeryCaseMachine } from './quoting/quote.status';
import type { EventDefinition } from './core/event';
import type { JobDefinition } from './core/job';
import type { Operation } from './core/operation';
import { statusTableProblems, type StatusMachine } from './core/status-table';

const modules: Record<string, unknown>[] = [
  audit,
  billing,
  callbacks,
  clientEvents,
  clients,
  identityEvents,
  identity,
  confirmations,
  passwords,
  profile,
  users,
  invitations,
  organisations,
  logos,
  secondSteps,
  accountMail,
  platform,
  support,
  importEvents,
  imports,
  notifications,
  contactMessages,
  directory,
  patient,
  quoteEvents,
  quotes,
  cases,
  auditRecordedBy,
];
const everything = modules
  .flatMap((module) => Object.values(module))
  .filter((value): value is object => typeof value === 'object' && value !== null);

/** Every operation of the product. */
export const OPERATIONS = everything.filter(
  (value): value is Operation => 'permission' in value && 'http' in value,
);
/** Every event of the product. */
export const EVENTS = everything.filter(
  (value): value is EventDefinition => 'subject' in value && 'data' in value && 'type' in value,
);
/** Every job of the product. */
export const JOBS = everything.filter(
  (value): value is JobDefinition => 'attempts' in value && 'backoffMs' in value,
);
/** Every state machine of the product. */
export const MACHINES: readonly StatusMachine<string>[] = [
  quoteMachine,
  surgeryCaseMachine,
  callbackMachine,
  subscriptionMachine,
];

/** Errors in the contracts, checked when a process starts and by a test. Empty if there are none. */
export function contractProblems(): string[] {
  const routes = OPERATIONS.flatMap(({ http }) => (http ? [`${http.method} ${http.path}`] : []));
  return [
    ...doubles(
      'operation',
      OPERATIONS.map(({ name }) => name),
    ),
    ...doubles('route', routes),
    ...doubles(
      'event',
      EVENTS.map(({ type }) => type),
    ),
    ...doubles(
      'job',
      JOBS.map(({ service, name }) => `${service}.${name}`),
    ),
    ...MACHINES.flatMap((machine) => statusTableProblems(machine)),
    ...OPERATIONS.filter(({ http, permission }) => (http === null) !== (permission === 'internal')).map(
      ({ name }) => `${name}: an operation is internal exactly when it has no route`,
    ),
  ];
}

function doubles(what: string, names: string[]): string[] {
  return names
    .filter((name, at) => names.indexOf(name) !== at)
    .map((name) => `${what} ${name} is defined twice`);
}
