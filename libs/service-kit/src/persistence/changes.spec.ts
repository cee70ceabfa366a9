import { changesOf } from './changes';

describe('the changes that the audit shows', () => {
  it('name each changed field with both values and its kind', () => {
    const before = { email: 'a@b.co', baseFeeMinor: 100, isVip: false, untouched: 'x' };
    const after = { email: 'c@d.co', baseFeeMinor: 250, isVip: true, untouched: 'x' };
    expect(changesOf(before, after, Object.keys(before))).toEqual([
      { field: 'email', oldValue: 'a@b.co', newValue: 'c@d.co', dataType: 'EMAIL' },
      { field: 'baseFeeMinor', oldValue: '100', newValue: '250', dataType: 'CURRENCY' },
      { field: 'isVip', oldValue: 'false', newValue: 'true', dataType: 'BOOLEAN' },
    ]);
  });

  it('of a new thing have no old values, and empty fields are left out', () => {
    expect(changesOf(null, { phone: '+61412345678', notes: null }, ['phone', 'notes'])).toEqual([
      { field: 'phone', oldValue: null, newValue: '+61412345678', dataType: 'PHONE' },
    ]);
  });

  it('know dates and lists', () => {
    const [date, list] = changesOf(null, { sentAt: new Date('2026-11-20T01:02:03Z'), lines: [1] }, [
      'sentAt',
      'lines',
    ]);
    expect(date).toMatchObject({ newValue: '2026-11-20T01:02:03.000Z', dataType: 'DATE' });
    expect(list).toMatchObject({ newValue: '[1]', dataType: 'ARRAY' });
  });
});
