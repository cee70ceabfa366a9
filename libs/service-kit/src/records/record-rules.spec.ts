import { changedRecord, newRecord, type RecordRules } from './record-rules';

interface Person {
  name: string;
  phone: string | null;
}
const rules: RecordRules<Person, { key: string }, { code: string }> = {
  prepare: ({ phone }, { code }) => (phone ? { phone: `${code}${phone}` } : {}),
  derive: ({ name, phone }) => ({ key: `${name} ${phone}` }),
};
const facts = { code: '+61' };

describe('record rules', () => {
  it('give a new record its stored form and derived columns', () => {
    expect(newRecord(rules, { name: 'Mai', phone: '1' }, facts)).toEqual({
      name: 'Mai',
      phone: '+611',
      key: 'Mai +611',
    });
  });

  it('check and replace only the fields sent, where null clears a field', () => {
    const stored = { name: 'Mai', phone: 'kept as it is' };
    expect(changedRecord(rules, stored, { name: 'My' }, facts)).toMatchObject({ phone: 'kept as it is' });
    expect(changedRecord(rules, stored, { name: undefined, phone: null }, facts)).toEqual({
      name: 'Mai',
      phone: null,
      key: 'Mai null',
    });
  });

  it('may be empty', () => {
    expect(newRecord({}, { name: 'Mai' }, null)).toEqual({ name: 'Mai' });
  });
});
