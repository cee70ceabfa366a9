import { z } from 'zod';
import type { AuditEntityType } from '../audit/audit.schemas';
import { event } from './event';
import { shapeOf, type Fields } from './field';
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
import { pathOf } from './resource-operations';

type Shape = z.ZodRawShape;
type None = Record<never, never>;
type Schema = z.ZodType;

export interface SettingsDefinition<F extends Fields, A extends Shape, X extends Shape> {
  service: ServiceName;
  /** Such as `CaseSettings`: names the operations, the path `/case-settings`, the event `CaseSettingsChanged` and the cache tag. */
  name: Tag;
  audit: AuditEntityType;
  /** What the practice decides; each is stored. */
  fields: F;
  /** What is shown beside the fields. */
  shown?: A;
  /** What can be sent beside the fields, such as a password. */
  sent?: X;
  get: { summary: string; permission: OperationPermission };
  /** For administrators; what is left out stays as it is. `invalidates` are the tags beside the settings' own. */
  update: { summary: string } & Pick<
    OperationDefinition<Schema, Schema, Schema, Schema>,
    'errors' | 'invalidates' | 'stepUp' | 'deadlineMs'
  >;
  /** Who hears of a change at once: those with the right, or everybody. `also` are tags beside the settings' own. */
  live: { needs: Resource | null; also?: readonly Tag[] };
}

/**
 * What a practice decides of something, declared once: its schemas, operations and event follow. A practice that never saved it has
 * the defaults, with version 0. A service carries the operations out with `settingsHandlers`.
 */
export function settings<F extends Fields, A extends Shape = None, X extends Shape = None>(
  definition: SettingsDefinition<F, A, X>,
) {
  const { service, name, audit, fields, live } = definition;
  const stored = z.object(shapeOf(fields, 'stored'));
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
    /** The fields as they are entered, all of them: what a form takes. */
    input: z.strictObject(shapeOf(fields, 'entered')),
    get: query({
      ...definition.get,
      name: `${service}.get${name}`,
      http: { method: 'GET', path: pathOf(name) },
      result: shown,
      provides: [name],
    }),
    update: command({
      ...definition.update,
      name: `${service}.update${name}`,
      http: { method: 'PATCH', path: pathOf(name) },
      permission: { roles: ADMINS },
      body: z.strictObject({
        version: version.or(z.literal(0)),
        ...shapeOf(fields, 'change'),
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

/** What the service kit knows of any settings. */
export interface AnySettings {
  service: ServiceName;
  name: string;
  audit: AuditEntityType;
  stored: z.ZodObject;
  get: Operation;
  update: Operation;
  changed: ReturnType<typeof settings>['changed'];
}
