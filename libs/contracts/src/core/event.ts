import { z } from 'zod';
import type { ServiceName, Tag } from './operation';
import type { Resource } from './permissions';
import { id, instant } from './primitives';
import type { Audience } from './recipients';

/** Who caused something: `user:<id>`, `patient:<link id>`, `key:<key id>`, `service:<name>` or `anonymous`. */
export const actor = z.string().max(80);

/** CloudEvents 1.0 attributes and our extensions. `data` is parsed with the event's own schema. */
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
  /** Set on a replayed dead letter: the only consumer that should process it. */
  onlyfor: z.string().optional(),
  data: z.unknown(),
});
export type EventEnvelope<D = unknown> = Omit<z.infer<typeof eventEnvelope>, 'data'> & { data: D };

/** A cache tag that becomes stale in every open browser of the organisation. */
export interface LiveTag {
  type: Tag;
  id?: string;
}

/**
 * Which tags open browsers must refetch, and who is notified: everyone who can read the resource `needs` (the whole practice if
 * null), or the audience that the event names.
 */
export type LiveRule<D extends z.ZodType> = { tags: (data: z.output<D>) => LiveTag[] } & (
  { needs: Resource | null } | { audience: (data: z.output<D>) => Audience }
);

export interface EventDefinition<D extends z.ZodType = z.ZodType> {
  service: ServiceName;
  name: string;
  version: number;
  /** CloudEvents type: `<service>.<Name>.v<version>`. */
  type: string;
  /** NATS subject: `evt.<service>.<Name>.v<version>`. */
  subject: string;
  data: D;
  live?: LiveRule<D>;
}

/**
 * Defines an event. Its data holds ids and facts, never personal data that consumers do not need. Schema changes must be
 * additive.
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

/** Returns the subject on which a service republishes events for those of its own consumers that failed on them (`onlyfor`). */
export function replaySubject(service: ServiceName): string {
  return `evt.${service}.again`;
}
