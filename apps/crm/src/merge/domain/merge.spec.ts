import { CLIENT_FIELDS, type ClientField } from '@quillcare/contracts';
import fc from 'fast-check';
import { changesOfMerge, merged, refuseUnlessUndoable, undoUntil, unmerged, type Mergeable } from './merge';

const EMPTY = Object.fromEntries(CLIENT_FIELDS.map((field) => [field, null])) as unknown as Mergeable;
const client = (id: string, fields: Partial<Mergeable>) => ({
  ...EMPTY,
  isVip: false,
  isDuplicateFlag: false,
  duplicateOf: null,
  ...fields,
  id,
});

const hana = client('1', { firstName: 'Hana', lastName: 'Ngata', phone: '+64212345678' });
const again = client('2', { firstName: 'Hana', lastName: 'Ngata-Reid', phone: '+64219999999', isVip: true });

const value = fc.oneof(fc.constant(null), fc.constantFrom('a', 'b', 'c'));
const fields = fc.record(
  Object.fromEntries(CLIENT_FIELDS.map((field) => [field, field === 'isVip' ? fc.boolean() : value])),
) as unknown as fc.Arbitrary<Partial<Mergeable>>;
const chosen = fc.uniqueArray(fc.constantFrom(...CLIENT_FIELDS));

describe('a merge', () => {
  it('takes over the chosen fields, and records only those that differ', () => {
    const changes = changesOfMerge(hana, again, ['firstName', 'lastName', 'isVip']);
    expect(changes).toEqual({
      lastName: { before: 'Ngata', after: 'Ngata-Reid' },
      isVip: { before: false, after: true },
    });
    expect(merged(changes)).toEqual({ lastName: 'Ngata-Reid', isVip: true });
  });

  it('clears the duplicate flag of an import', () => {
    const flagged = { ...hana, isDuplicateFlag: true, duplicateOf: again.id };
    expect(merged(changesOfMerge(flagged, again, []))).toEqual({ isDuplicateFlag: false, duplicateOf: null });
    const ofSomebodyElse = { ...flagged, duplicateOf: '3' };
    expect(merged(changesOfMerge(ofSomebodyElse, again, []))).toEqual({});
  });

  it('restores the original record exactly when undone', () => {
    fc.assert(
      fc.property(fields, fields, chosen, (one, two, taken) => {
        const [survivor, other] = [client('1', one), client('2', two)];
        const changes = changesOfMerge(survivor, other, taken as ClientField[]);
        const after = { ...survivor, ...merged(changes) };
        expect({ ...after, ...unmerged(after, changes) }).toEqual(survivor);
      }),
    );
  });

  it('keeps later changes when undone', () => {
    fc.assert(
      fc.property(fields, fields, chosen, fields, chosen, (one, two, taken, later, edited) => {
        const survivor = client('1', one);
        const changes = changesOfMerge(survivor, client('2', two), taken as ClientField[]);
        const since = Object.fromEntries(
          edited
            .map((field) => [field, later[field]] as const)
            .filter(([field, value]) => !changes[field] || value !== changes[field]?.after),
        );
        const present = { ...survivor, ...merged(changes), ...since };
        const undone = { ...present, ...unmerged(present, changes) };
        expect(undone).toEqual({ ...survivor, ...since });
      }),
    );
  });
});

describe('undoing a merge', () => {
  const mergedAt = new Date('2026-11-01T00:00:00Z');
  const facts = { mergedAt, undoneAt: null, laterMergeId: null };
  const at =
    (now: string, changes: object = {}) =>
    () =>
      refuseUnlessUndoable({ ...facts, ...changes }, new Date(now));

  it('is possible for 30 days', () => {
    expect(undoUntil(mergedAt)).toEqual(new Date('2026-12-01T00:00:00Z'));
    expect(at('2026-12-01T00:00:00Z')).not.toThrow();
    expect(at('2026-12-01T00:00:01Z')).toThrow('A merge can be undone within 30 days.');
  });

  it('is possible once, and only after a later merge has been undone', () => {
    expect(at('2026-11-02T00:00:00Z', { undoneAt: mergedAt })).toThrow('undone already');
    expect(at('2026-11-02T00:00:00Z', { laterMergeId: 'x' })).toThrow('Undo the later merge first');
  });
});
