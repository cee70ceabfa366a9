import { z } from 'zod';
import { field } from './field';
import { booleanFilter } from './list';
import type { InputOf, ResultOf } from './operation';
import { resource } from './resource';

const naming = {
  service: 'quoting',
  name: 'Doctor',
  plural: 'Doctors',
  needs: 'DOCTORS',
} as const;
const kind = z.enum(['NEAR', 'FAR']);

const things = resource({
  ...naming,
  unique: { field: 'name', message: 'A thing with this name already exists' },
  dependants: ['Quote'],
  list: { sorts: ['name'], filters: { isActive: booleanFilter.optional() } },
  fields: {
    name: field.text(20),
    kind: field.choice(kind, 'NEAR'),
    email: field.optionalEmail(),
    seats: field.optionalCount(9),
    isActive: field.flag(true),
  },
  shown: { isFlagged: z.boolean() },
});

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

describe('schemas of a resource', () => {
  it('fill in the defaults of a new record', () => {
    expect(things.input.parse({ name: ' Theatre ' })).toEqual({
      name: 'Theatre',
      kind: 'NEAR',
      email: null,
      seats: null,
      isActive: true,
    });
  });

  it('leave changes as sent: nothing is required and no default overwrites a stored value', () => {
    expect(things.changes.parse({})).toEqual({});
    expect(things.changes.parse({ email: '', seats: null })).toEqual({ email: null, seats: null });
  });

  it.each([
    ['input', things.input, { name: 'Theatre', isFlagged: true }],
    ['changes', things.changes, { isFlagged: true }],
    ['changes', things.changes, { name: '' }],
    ['changes', things.changes, { seats: 10 }],
  ])('reject fields or values that users cannot enter (%s)', (_part, schema, body) => {
    expect(schema.safeParse(body).success).toBe(false);
  });

  it('include the fields of every record, both editable and read-only', () => {
    expect(Object.keys(things.record.shape)).toEqual([
      ...['id', 'version', 'createdAt', 'updatedAt', 'deletedAt'],
      ...['name', 'kind', 'email', 'seats', 'isActive', 'isFlagged'],
    ]);
  });

  it('limit the summary to the listed fields and reject an unknown one', () => {
    const { summary } = resource({ ...shortOf(), listed: ['name'] });
    expect(Object.keys(summary.shape)).toEqual([
      'id',
      'version',
      'createdAt',
      'updatedAt',
      'deletedAt',
      'name',
    ]);
    expect(() => resource({ ...shortOf(), listed: ['nmae'] })).toThrow('No such fields to list: nmae.');
  });
});

function shortOf() {
  return {
    ...naming,
    list: { sorts: ['name'] as const },
    fields: { name: field.text(), notes: field.optionalText() },
    operations: ['list', 'get', 'remove'] as const,
  };
}

describe('operations of a resource', () => {
  it('have a name, route, permission and errors', () => {
    const facts = Object.values(things.operations).map(({ name, http, permission, errors }) => [
      name,
      `${http?.method} ${http?.path}`,
      typeof permission === 'object' && 'action' in permission && permission.action,
      errors,
    ]);
    expect(facts).toEqual([
      ['quoting.listDoctors', 'GET /doctors', 'READ', []],
      ['quoting.getDoctor', 'GET /doctors/:id', 'READ', ['NOT_FOUND']],
      ['quoting.createDoctor', 'POST /doctors', 'CREATE', ['DUPLICATE']],
      [
        'quoting.updateDoctor',
        'PATCH /doctors/:id',
        'UPDATE',
        ['NOT_FOUND', 'VERSION_CONFLICT', 'DUPLICATE'],
      ],
      ['quoting.getDoctorDependants', 'GET /doctors/:id/dependants', 'DELETE', ['NOT_FOUND']],
      [
        'quoting.deleteDoctor',
        'DELETE /doctors/:id',
        'DELETE',
        ['NOT_FOUND', 'VERSION_CONFLICT', 'HAS_DEPENDANTS'],
      ],
      [
        'quoting.restoreDoctor',
        'POST /doctors/:id/restore',
        'DELETE',
        ['NOT_FOUND', 'VERSION_CONFLICT', 'DUPLICATE'],
      ],
    ]);
  });

  it('are only the requested ones', () => {
    const { operations } = resource(shortOf());
    expect(Object.keys(operations)).toEqual(['list', 'get', 'remove']);
    expect(operations.remove.errors).toEqual(['NOT_FOUND', 'VERSION_CONFLICT']);
    const asked: Same<keyof typeof operations, 'list' | 'get' | 'remove'> = true;
    expect(asked).toBe(true);
  });

  it('include counting dependants only when something can depend on a record', () => {
    const { operations: _few, ...all } = shortOf();
    expect(Object.keys(resource(all).operations)).toEqual([
      ...['list', 'get', 'create', 'update', 'remove', 'restore'],
    ]);
    const { dependants, remove } = resource({ ...shortOf(), dependants: ['Quote'] }).operations;
    expect(dependants.provides).toEqual(['Doctor', 'Quote']);
    expect(remove.errors).toContain('HAS_DEPENDANTS');
  });

  it('keep the types of the fields', () => {
    type Body = InputOf<typeof things.operations.create>['body'];
    type Change = InputOf<typeof things.operations.update>['body'];
    type Item = ResultOf<typeof things.operations.list>['items'][number];
    const same: [
      Same<Body['kind'], 'NEAR' | 'FAR'>,
      Same<Body['email'], string | null>,
      Same<Change['kind'], 'NEAR' | 'FAR' | undefined>,
      Same<Change['version'], number>,
      Same<Item['seats'], number | null>,
      Same<Item['isFlagged'], boolean>,
    ] = [true, true, true, true, true, true];
    expect(same).not.toContain(false);
  });

  it('derive their summaries and routes from the names of the resource', () => {
    const { list, create } = resource({
      ...shortOf(),
      name: 'OptionList',
      plural: 'OptionLists',
      operations: ['list', 'create'],
    }).operations;
    expect([list.summary, list.http?.path, create.summary]).toEqual([
      'List option lists',
      '/option-lists',
      'Create an option list',
    ]);
  });
});

describe('event of a resource', () => {
  it('names the record and makes open browsers reload it', () => {
    const { updated, created } = things.events;
    expect(created).toBe(updated);
    expect(updated.type).toBe('quoting.DoctorChanged.v1');
    expect(updated.live?.tags({ id: 'one' })).toEqual([{ type: 'Doctor', id: 'one' }]);
    expect(things.eventData('one')).toEqual({ id: 'one' });
  });
});
