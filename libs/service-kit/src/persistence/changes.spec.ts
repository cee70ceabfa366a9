import { changesOf, cloneValue, isDifferent } from './changes';

describe('changesOf', () => {
  it('names each changed field with both values and its type', () => {
    const before = { email: 'a@b.co', baseFeeMinor: 100, isVip: false, untouched: 'x' };
    const after = { email: 'c@d.co', baseFeeMinor: 250, isVip: true, untouched: 'x' };
    expect(changesOf(before, after, Object.keys(before))).toEqual([
      { field: 'email', oldValue: 'a@b.co', newValue: 'c@d.co', dataType: 'EMAIL' },
      { field: 'baseFeeMinor', oldValue: '100', newValue: '250', dataType: 'CURRENCY' },
      { field: 'isVip', oldValue: 'false', newValue: 'true', dataType: 'BOOLEAN' },
    ]);
  });

  it('has no old values and no empty fields for a new record', () => {
    expect(changesOf(null, { phone: '+61412345678', notes: null }, ['phone', 'notes'])).toEqual([
      { field: 'phone', oldValue: null, newValue: '+61412345678', dataType: 'PHONE' },
    ]);
  });

  it('supports dates and lists', () => {
    const [date, list] = changesOf(null, { sentAt: new Date('2026-11-20T01:02:03Z'), lines: [1] }, [
      'sentAt',
      'lines',
    ]);
    expect(date).toMatchObject({ newValue: '2026-11-20T01:02:03.000Z', dataType: 'DATE' });
    expect(list).toMatchObject({ newValue: '[1]', dataType: 'ARRAY' });
  });
});

describe('differs', () => {
  it('ignores the order of keys at any depth, and anything JSON omits', () => {
    const stored = { LEADS: ['READ'], CLIENTS: { b: 1, a: [{ y: 1, x: 2 }] } };
    const given = { CLIENTS: { a: [{ x: 2, y: 1 }], b: 1, none: undefined }, LEADS: ['READ'] };
    expect(isDifferent(stored, given)).toBe(false);
    expect(changesOf({ grants: stored }, { grants: given }, ['grants'])).toEqual([]);
  });

  it('notices the order of a list and any value', () => {
    expect(isDifferent({ a: [1, 2] }, { a: [2, 1] })).toBe(true);
    expect(isDifferent({ a: 1 }, { a: 1, b: 2 })).toBe(true);
    expect(isDifferent(new Date(0), new Date(1))).toBe(true);
    expect(isDifferent(new Date(0), new Date(0))).toBe(false);
    expect(isDifferent(null, undefined)).toBe(false);
    expect(isDifferent('', null)).toBe(true);
    expect(isDifferent(0, false)).toBe(true);
  });
});

describe('cloneValue', () => {
  it('is independent of its source at any depth', () => {
    const row = { lines: [{ fees: { surgeon: 1 } }], tags: ['a'], at: new Date(0) };
    const before = cloneValue(row);
    row.lines[0]!.fees.surgeon = 2;
    row.tags.push('b');
    expect(before).toEqual({ lines: [{ fees: { surgeon: 1 } }], tags: ['a'], at: new Date(0) });
    expect(isDifferent(before.lines, row.lines)).toBe(true);
    expect(isDifferent(before.tags, row.tags)).toBe(true);
  });

  it('keeps dates, buffers and class instances', () => {
    const row = { at: new Date(0), seal: Buffer.from('x') };
    expect(cloneValue(row)).toEqual(row);
    expect(cloneValue(row).seal).toBe(row.seal);
  });
});
