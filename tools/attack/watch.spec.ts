import { internalsIn, LeakWatch } from './watch.mjs';
import { changedTables } from './victim.mjs';

describe('data of the victim', () => {
  const watch = new LeakWatch({ canary: 'Canary-7' });
  watch.ids = new Set(['01890000-0000-7000-8000-00000000000a']);

  it('is found in a response by id and by canary', () => {
    expect(watch.thingsIn('{"id":"01890000-0000-7000-8000-00000000000A"}')).toHaveLength(1);
    expect(watch.thingsIn('{"name":"Canary-7 firstName"}')).toEqual(['Canary-7']);
    expect(watch.thingsIn('{"id":"01890000-0000-7000-8000-00000000000b","name":"Sample"}')).toEqual([]);
  });
});

describe('internals', () => {
  const refusal = (detail: string) => ({
    status: 400,
    json: { title: 'The request could not be read.', detail },
  });

  it('are found in the text of a refusal, but not in results', () => {
    expect(internalsIn(refusal('connect ECONNREFUSED 127.0.0.1:5432'))).toBe('ECONNREFUSED');
    expect(internalsIn(refusal('duplicate key value violates unique constraint'))).toBe(
      'violates unique constraint',
    );
    expect(internalsIn(refusal('at async handle (/app/dist/main.js:7)'))).not.toBeNull();
    expect(internalsIn(refusal('Please check your input'))).toBeNull();
    expect(internalsIn({ status: 200, json: { detail: 'postgres' } })).toBeNull();
    expect(internalsIn({ status: 404, json: undefined })).toBeNull();
  });
});

describe('tables of the victim', () => {
  it('are reported if their rows have changed', () => {
    const rows = (hash: string) => ({ rows: 1, hash });
    const before = new Map([
      ['crm.client', rows('a')],
      ['quoting.quote', rows('b')],
      ['audit.entry', rows('c')],
    ]);
    const after = new Map([
      ['crm.client', rows('a')],
      ['quoting.quote', rows('x')],
    ]);
    expect(changedTables(before, after)).toEqual(['quoting.quote', 'audit.entry']);
  });
});
