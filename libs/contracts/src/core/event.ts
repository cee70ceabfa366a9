import { z } from 'zod';
import type { ServiceName, Tag } from './operation';
import type { Resource } from './permissions';
import { id, instant } from './primitives';
import type { Audience } from './recipients';

/** Who caused something. `user:<id>`, `patient:<link id>`, `key:<key id>`, `service:<name>` or `anonymous`. */
export const actor = z.string().max(80);

/** CloudEvents 1.0 attributes plus ours; `data` is parsed by the event's own schema. */
export const eventEnvelope = z.object({
  id,
  source: z.string(),
  type: z.string(),
  specversion: z.literal('1.0'),
  time: instant,
  subject: z.string(),
  datacontenttype: z.literal('application/json'),
  organisationid: id.nullable(),
  actor,
  correlationid: z.string(),
  causationid: z.string().nullable(),
  traceparent: z.string().nullable(),
  /** Set on a replayed dead letter: the only consumer that it is meant for. */
  onlyfor: z.string().optional(),
  data: z.unknown(),
});
export type EventEnvelope<D = unknown> = Omit<z.infer<typeof eventEnvelope>, 'data'> & { data: D };

/** A tag that becomes stale in every open browser of the organisation. */
export interface LiveTag {
  type: Tag;
  id?: string;
}

/**
 * What open browsers must read again, and who is told: whoever can read the resource `needs`, or everybody of
 * the practice where it is null; or the audience that the event itself names.
 */
export type LiveRule<D extends z.ZodType> = { tags: (data: z.output<D>) => LiveTag[] } & (
  { needs: Resource | null } | { audience: (data: z.output<D>) => Audience }
);

export interface EventDefinition<D extends z.ZodType = z.ZodType> {
  service: ServiceName;
  name: string;
  version: number;
  /** `<service>.<Name>.v<version>`, the CloudEvents type. */
  type: string;
  /** NATS subject: `evt.<service>.<Name>.v<version>`. */
  subject: string;
  data: D;
  live?: LiveRule<D>;
}

/**
 * Defines an event: ids and facts, never personal data that the listener does not need. Changes are additive.
 */
export function event<D extends z.ZodType>(definition: {
  service: ServiceName;
  name: string;
  version?: number;
  data: D;
  live?: LiveRule<D>;
}): EventDefinition<D> {
  const version = definition.version ?? 1;
  const type = `${definition.service}.${definition.name}.v${version}`;
  return { ...definition, version, type, subject: `evt.${type}` };
}

export type EventData<E extends EventDefinition> = z.output<E['data']>;

/** The subject on which a service publishes events again for those of its own consumers that failed on them (`onlyfor`). */
export function replaySubject(service: ServiceName): string {
  return `evt.${service}.again`;
}
