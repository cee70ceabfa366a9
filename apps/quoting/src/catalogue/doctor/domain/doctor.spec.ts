import type { DoctorInput } from '@quillcare/contracts';
import { changedRecord, newRecord } from '@quillcare/service-kit';
import { doctorRules } from './doctor';

const facts = { country: 'AU' } as const;
const input: DoctorInput = {
  title: 'Prof',
  firstName: 'Mai',
  lastName: 'Nguyễn',
  credentials: 'MBBS, FRACS (Plast)',
  phone: '0412 345 678',
  email: 'Mai.Nguyen@practice.example',
  licenseExpiry: '2027-06-30',
  isActive: true,
};

describe('a doctor', () => {
  it('is stored with a normalised phone and the keys of the list', () => {
    expect(newRecord(doctorRules, input, facts)).toEqual({
      ...input,
      phone: '+61412345678',
      uniqueKey: 'mai.nguyen@practice.example',
      sortName: 'nguyen mai',
      searchKey: 'mai nguyen mbbs, fracs (plast) mai.nguyen@practice.example 61412345678 0412345678',
    });
  });

  it('changes only the fields that were sent', () => {
    const before = newRecord(doctorRules, input, facts);
    const after = changedRecord(doctorRules, before, { lastName: 'Tran', licenseExpiry: null }, facts);
    expect(after).toEqual({
      ...before,
      lastName: 'Tran',
      licenseExpiry: null,
      sortName: 'tran mai',
      searchKey: before.searchKey.replace('nguyen', 'tran'),
    });
  });

  it('keeps a stored number that current rules would refuse', () => {
    const abroad = { ...newRecord(doctorRules, input, facts), phone: '+6421123456' };
    expect(changedRecord(doctorRules, abroad, { firstName: 'My' }, facts).phone).toBe('+6421123456');
  });
});
