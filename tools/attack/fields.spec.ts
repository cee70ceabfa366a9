import { shownIn, textFieldsOf, valueAt } from './fields.mjs';

const schema = {
  type: 'object',
  properties: {
    clientId: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    kind: { type: 'string', enum: ['A', 'B'] },
    way: { type: 'string', const: 'totp' },
    notes: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    bornOn: { type: 'string', format: 'date' },
    version: { type: 'integer' },
    lines: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
    credential: { type: 'object', additionalProperties: {} },
  },
};

describe('text fields of an input', () => {
  it('are the free-text fields at any depth', () => {
    expect(textFieldsOf(schema).map((path: string[]) => path.join('.'))).toEqual([
      'name',
      'notes',
      'bornOn',
      'lines.0.text',
      'credential.id',
    ]);
  });
});

describe('text in a response', () => {
  it('is found at its own path or under its field name elsewhere', () => {
    expect(shownIn({ name: 'a' }, ['name'], 'a')).toBe('same');
    expect(shownIn({ session: { user: { name: 'a' } } }, ['name'], 'a')).toBe('same');
    expect(shownIn({ lines: [{ text: 'a' }] }, ['lines', '0', 'text'], 'a')).toBe('same');
    expect(shownIn({ notes: null }, ['notes'], null)).toBe('same');
  });

  it('is found under another name if its own holds a different text', () => {
    const approval = { reason: 'Her sister too', decisionReason: 'a' };
    expect(shownIn({ approval }, ['reason'], 'a')).toBe('same');
    expect(shownIn({ approval }, ['reason'], 'b')).toBe('changed');
  });

  it('counts as changed if it differs, and as hidden if the field is missing', () => {
    expect(shownIn({ name: 'b' }, ['name'], 'a')).toBe('changed');
    expect(shownIn({ notes: null }, ['notes'], 'a')).toBe('changed');
    expect(shownIn({ user: { name: 'b' } }, ['name'], 'a')).toBe('changed');
    expect(shownIn({ id: '1' }, ['password'], 'a')).toBe('hidden');
    expect(shownIn(undefined, ['password'], 'a')).toBe('hidden');
  });

  it('is undefined at a path that does not exist', () => {
    expect(valueAt({ lines: [{ text: 'a' }] }, ['lines', '0', 'text'])).toBe('a');
    expect(valueAt({ lines: [] }, ['lines', '0', 'text'])).toBeUndefined();
  });
});
