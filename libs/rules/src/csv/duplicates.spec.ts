import fc from 'fast-check';
import { buildDuplicateKey, mergeRecords } from './duplicates';
import { forAll } from '../for-all.suite';

describe('buildDuplicateKey', () => {
  it('uses the email of people and the name of places and surgeries', () => {
    const value = { email: 'Jane@Example.com', name: ' St  Vincent’s ' };
    expect(buildDuplicateKey('clients', value)).toBe('jane@example.com');
    expect(buildDuplicateKey('doctors', value)).toBe('jane@example.com');
    for (const type of ['hospitals', 'sites', 'surgeries'] as const)
      expect(buildDuplicateKey(type, value)).toBe('st vincent’s');
  });

  it('ignores case and Unicode normalisation', () => {
    forAll(fc.constantFrom('Ngāpō Clinic', 'Café Surgery', 'NORTH SHORE'), (name) => {
      expect(buildDuplicateKey('sites', { name: name.normalize('NFD').toUpperCase() })).toBe(
        buildDuplicateKey('sites', { name }),
      );
    });
  });
});

describe('mergeRecords', () => {
  const existing = { id: '1', name: 'Old', phone: '+61412345678' as string | null, isActive: false };

  it('replaces existing values with uploaded ones that are not empty', () => {
    expect(mergeRecords(existing, { name: 'New', phone: null })).toEqual({ ...existing, name: 'New' });
    expect(mergeRecords(existing, { name: ' ', isActive: true })).toEqual({ ...existing, isActive: true });
  });

  it('never replaces a value with a default', () => {
    expect(mergeRecords(existing, { name: 'New', isActive: true }, ['isActive'])).toEqual({
      ...existing,
      name: 'New',
    });
  });

  it('treats false and 0 as values, and is idempotent', () => {
    const cell = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    const record = fc.record({ a: cell, b: cell, c: cell });
    forAll(record, record, (old, uploaded) => {
      const merged = mergeRecords(old, uploaded);
      expect(mergeRecords(merged, uploaded)).toEqual(merged);
      for (const key of ['a', 'b', 'c'] as const)
        expect([old[key], uploaded[key]]).toContainEqual(merged[key]);
      if (uploaded.a === false || uploaded.a === 0) expect(merged.a).toBe(uploaded.a);
    });
  });
});
