import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { eventEnvelope, type EventDefinition } from './core/event';
import { EVENTS } from './registry';

// One committed example per event. Published events must stay readable, so a change that is not additive fails here.
// UPDATE_GOLDEN=1 writes examples of new events and never overwrites existing ones.
const FOLDER = join(__dirname, '..', 'golden');
const fileOf = ({ type }: EventDefinition): string => join(FOLDER, `${type}.json`);
const ID = '0190a0a0-0000-7000-8000-000000000001';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

function example(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf[0] ?? {});
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, example(property)]),
    );
  if (type === 'array') return [example(schema.items ?? {})];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (schema.format === 'date-time') return '2026-11-20T01:02:03.000Z';
  if (schema.format === 'date') return '2026-11-20';
  return schema.format === 'uuid' || schema.pattern?.includes('[0-9a-fA-F]{8}') ? ID : 'text';
}

function envelope(event: EventDefinition): unknown {
  return {
    id: ID,
    source: `/quillcare/${event.service}`,
    type: event.type,
    specversion: '1.0',
    time: '2026-11-20T01:02:03.000Z',
    subject: ID,
    datacontenttype: 'application/json',
    organisationid: ID,
    actor: `user:${ID}`,
    correlationid: ID,
    causationid: null,
    traceparent: null,
    data: example(z.toJSONSchema(event.data, { io: 'input' }) as Schema),
  };
}

describe('golden events', () => {
  beforeAll(() => {
    if (process.env['UPDATE_GOLDEN'] !== '1') return;
    mkdirSync(FOLDER, { recursive: true });
    for (const event of EVENTS)
      if (!existsSync(fileOf(event)))
        writeFileSync(fileOf(event), `${JSON.stringify(envelope(event), null, 2)}\n`);
  });

  it.each(EVENTS.map((event) => [event.type, event] as const))(
    'can still be parsed as published: %s',
    (_, event) => {
      const published = eventEnvelope.parse(JSON.parse(readFileSync(fileOf(event), 'utf8')));
      expect(published.type).toBe(event.type);
      expect(event.data.safeParse(published.data)).toMatchObject({ success: true });
    },
  );
});
