import { z } from 'zod';
import type { AuditEntityType } from '../audit/audit.schemas';
import { event } from './event';
import { pickShape, type Fields } from './field';
import {
  command,
  query,
  type Operation,
  type OperationDefinition,
  type ServiceName,
  type Tag,
} from './operation';
import { ADMINS, type OperationPermission, type Resource } from './permissions';
import { id, instant, version } from './primitives';
import { toPath } from './resource-operations';

type Shape = z.ZodRawShape;
type None = Record<never, never>;
type Schema = z.ZodType;

export interface SettingsDefinition<F extends Fields, A extends Shape, X extends Shape> {
  service: ServiceName;
  /**
   * For example `CaseSettings`: used in the names of the operations, the path `/case-settings`, the event `CaseSettingsChanged`
   * and the cache tag.
   */
  name: Tag;
  audit: AuditEntityType;
  /** The fields the practice decides on. All are stored. */
  fields: F;
  /** Fields returned in addition to `fields`. */
  shown?: A;
  /** Fields that can be sent in addition to `fields`, such as a password. */
  sent?: X;
  get: { summary: string; permission: OperationPermission };
  /** For administrators; omitted fields stay unchanged. `invalidates` are tags in addition to the settings' own. */
  update: { summary: string } & Pick<
    OperationDefinition<Schema, Schema, Schema, Schema>,
    'errors' | 'invalidates' | 'stepUp' | 'deadlineMs'
  >;
  /**
   * Who is notified of a change live: those who can read the resource, or everybody if null. `also` are tags in addition to the
   * settings' own.
   */
  live: { needs: Resource | null; also?: readonly Tag[] };
}

/**
 * Declares a practice's settings for one topic, from which the schemas, operations and event are derived. A practice that never
 * saved them has the defaults, with version 0. A service implements the operations with `settingsHandlers`.
 */
export function settings<F extends Fields, A extends Shape = None, X extends Shape = None>(
  definition: SettingsDefinition<F, A, X>,
) {
  const { service, name, audit, fields, live } = definition;
  const stored = z.object(pickShape(fields, 'stored'));
  const shown = z.object({
    version: z.number().int().min(0),
    updatedAt: instant.nullable(),
    ...stored.shape,
    ...((definition.shown ?? {}) as A),
  });
  return {
    service,
    name,
    audit,
    stored,
    /** All fields as entered, for forms. */
    input: z.strictObject(pickShape(fields, 'entered')),
    get: query({
      ...definition.get,
      name: `${service}.get${name}`,
      http: { method: 'GET', path: toPath(name) },
      result: shown,
      provides: [name],
    }),
    update: command({
      ...definition.update,
      name: `${service}.update${name}`,
      http: { method: 'PATCH', path: toPath(name) },
      permission: { roles: ADMINS },
      body: z.strictObject({
        version: version.or(z.literal(0)),
        ...pickShape(fields, 'change'),
        ...((definition.sent ?? {}) as X),
      }),
      result: shown,
      errors: ['VERSION_CONFLICT', ...(definition.update.errors ?? [])],
      invalidates: [name, ...(definition.update.invalidates ?? [])],
    }),
    changed: event({
      service,
      name: `${name}Changed`,
      data: z.object({ id }),
      live: { needs: live.needs, tags: () => [name, ...(live.also ?? [])].map((type) => ({ type })) },
    }),
  };
}

/** The part of settings that the service kit uses. */
export interface AnySettings {
  service: ServiceName;
  name: string;
  audit: AuditEntityType;
  stored: z.ZodObject;
  get: Operation;
  update: Operation;
  changed: ReturnType<typeof settings>['changed'];
}
