import { z } from 'zod';
import { isMalformed, malformedBodies, malformedForms, malformedQueries } from './malformed.mjs';

const schema = z.strictObject({ name: z.string().min(1), count: z.number().optional() });
const given = {
  seed: '7',
  label: 'crm.createClient',
  sample: { name: 'Sample', count: 1 },
  schema,
  count: 50,
};

describe('malformed bodies', () => {
  it('are exactly as many as requested, and each is rejected by the contract', () => {
    const bodies = malformedBodies(given);
    expect(bodies).toHaveLength(50);
    for (const body of bodies) expect(isMalformed(body, schema)).toBe(true);
  });

  it('are wrong in several ways', () => {
    const bodies = malformedBodies(given);
    const types = new Set(bodies.map(({ type }) => type));
    const objects = bodies.filter(({ body }) => typeof body === 'string' && body.startsWith('{"'));
    expect(types.size).toBeGreaterThan(2);
    expect(objects.length).toBeGreaterThan(10);
    expect(objects.length).toBeLessThan(50);
  });

  it('are the same for the same seed, and differ between operations', () => {
    expect(malformedBodies(given)).toEqual(malformedBodies(given));
    expect(malformedBodies({ ...given, label: 'crm.updateClient' })).not.toEqual(malformedBodies(given));
  });

  it('exist even for an empty schema', () => {
    expect(malformedBodies({ ...given, sample: {}, schema: z.strictObject({}) })).toHaveLength(50);
  });
});

describe('isMalformed', () => {
  it.each([
    ['{"name":"a"}', 'application/json', false],
    ['{"name":""}', 'application/json', true],
    ['{"name":"a"', 'application/json', true],
    ['{"name":"a"}', 'text/plain', true],
    ['null', 'application/json', true],
    ['', 'application/json', true],
  ])('of %s as %s: %s', (body, type, expected) => {
    expect(isMalformed({ body, type }, schema)).toBe(expected);
  });

  it('accepts an empty body for an empty schema', () => {
    expect(isMalformed({ body: '', type: 'application/json' }, z.strictObject({}))).toBe(false);
  });
});

describe('malformed queries and forms', () => {
  it('are exactly as many as requested, and the same for the same seed', () => {
    const queries = { seed: '7', label: 'crm.listClients', names: ['state'], count: 40 };
    expect(malformedQueries(queries)).toHaveLength(40);
    expect(malformedQueries(queries)).toEqual(malformedQueries(queries));
    const forms = { seed: '7', label: 'import.createImport', count: 40 };
    expect(malformedForms(forms)).toHaveLength(40);
    expect(malformedForms(forms)).toEqual(malformedForms(forms));
  });

  it('contain only characters that a request line allows', () => {
    for (const query of malformedQueries({ seed: '7', label: 'x', names: ['a b'], count: 200 }))
      expect(query).toMatch(/^[\x21-\x7e]*$/);
  });
});
