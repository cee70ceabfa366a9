import { z } from 'zod';
import type { Resource } from './permissions';
import type { ServiceName, Tag } from './operation';
import { id, instant } from './primitives';

/** Who caused something. `user:<id>`, `patient:<link id>`, `service:<name>` or `anonymous`. */
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

export interface EventDefinition<D extends z.ZodType = z.ZodType> {
  service: ServiceName;
  name: string;
  version: number;
  /** `<service>.<Name>.v<version>`, the CloudEvents type. */
  type: string;
  /** NATS subject: `evt.<service>.<Name>.v<version>`. */
  subject: string;
  data: D;
  /** What open browsers must read again, and which right one needs to be told. */
  live?: { needs: Resource | null; tags: (data: z.output<D>) => LiveTag[] };
}

/**
 * Defines an event: ids and facts, never personal data that the listener does not need. Changes are additive.
 */
export function event<D extends z.ZodType>(definition: {
  service: ServiceName;
  name: string;
  version?: number;
  data: D;
  live?: EventDefinition<D>['live'];
}): EventDefinition<D> {
  const version = definition.version ?? 1;
  const type = `${definition.service}.${definition.name}.v${version}`;
  return { ...definition, version, type, subject: `evt.${type}` };
}

export type EventData<E extends EventDefinition> = z.output<E['data']>;
