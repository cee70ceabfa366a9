import { doctors, hospitals } from '@quillcare/contracts';
import { keysOf, withKeys } from './record-keys';
import { changedRecord, newRecord } from './record-rules';

const doctor = {
  firstName: 'Siobhán',
  lastName: "O'Brien",
  credentials: 'MBBS, FRACS (Plast)',
  email: ' Siobhan.OBrien@practice.example',
  phone: '+61412345678',
};

describe('keys of a record', () => {
  it('derive from the fields named by the contract, ignoring case, accents and apostrophes', () => {
    expect(keysOf(doctors, doctor)).toEqual({
      uniqueKey: 'siobhan.obrien@practice.example',
      sortName: 'obrien siobhan',
      searchKey: 'siobhan obrien mbbs, fracs (plast) siobhan.obrien@practice.example 61412345678 0412345678',
    });
  });

  it('follow each change, and yield to those of the rules', () => {
    const rules = withKeys(doctors, { derive: () => ({ uniqueKey: 'own' }) });
    const before = newRecord(rules, doctor, null);
    const after = changedRecord(rules, before, { lastName: 'Tran' }, null);
    expect(after).toMatchObject({ uniqueKey: 'own', sortName: 'tran siobhan' });
  });

  it('keep the sort name short enough for an index', () => {
    // This single character folds to eighteen.
    expect(keysOf(hospitals, { name: '\ufdfa'.repeat(200) }).sortName).toHaveLength(200);
  });
});
