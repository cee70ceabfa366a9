import type { OrganisationRecord } from '@quillcare/contracts';
/** Injection token of the process configuration (`ProcessConfig`). */
export const CONFIG = Symbol('CONFIG');
/** Injection token of the service's own configuration, parsed by the schema of its definition. */
export const SERVICE_CONFIG = Symbol('SERVICE_CONFIG');
/** Injection token of the service's TypeORM data source. */
export const DATA_SOURCE = Symbol('DATA_SOURCE');
/** Injection token of the service's definition. */
export const SERVICE = Symbol('SERVICE');
/** Injection token of `TimeZoneOf`, which determines where a practice's days begin and end. */
export const TIME_ZONE_OF = Symbol('TIME_ZONE_OF');

/** Returns the IANA time zone of a practice. May be a remote call, so never use it inside a transaction. */
export type TimeZoneOf = (organisationId: string) => Promise<string>;

/** Injection token of the process's `PlanOf`. */
export const PLAN_OF = Symbol('PLAN_OF');
/** Returns the plan of a practice. May be a remote call. */
export type PlanOf = (
  organisationId: string,
) => Promise<Pick<OrganisationRecord, 'plan' | 'isNonBilling' | 'switchedOff'>>;
