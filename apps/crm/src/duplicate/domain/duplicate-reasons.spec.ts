import fc from 'fast-check';
import { duplicateReasons, type DuplicateCriteria } from './duplicate-reasons';

const hana: DuplicateCriteria = {
  email: 'whanau@example.com',
  phone: '+64212345678',
  dateOfBirth: '1988-02-29',
  sortName: 'ngata\thana',
};
const other = (changes: Partial<DuplicateCriteria>): DuplicateCriteria => ({
  email: 'else@example.com',
  phone: '+64219999999',
  dateOfBirth: '2001-01-01',
  sortName: 'li\tjun',
  ...changes,
});

describe('duplicateReasons', () => {
  it.each([
    ['the email and the name', { email: hana.email, sortName: hana.sortName }, ['EMAIL_NAME']],
    [
      'the email and the date of birth',
      { email: hana.email, dateOfBirth: hana.dateOfBirth },
      ['EMAIL_BIRTH'],
    ],
    [
      'the phone and the date of birth',
      { phone: hana.phone, dateOfBirth: hana.dateOfBirth },
      ['PHONE_BIRTH'],
    ],
    ['everything', hana, ['EMAIL_BIRTH', 'EMAIL_NAME', 'PHONE_BIRTH']],
  ])('reports two records that share %s', (_, changes, reasons) => {
    expect(duplicateReasons(hana, other(changes))).toEqual(reasons);
  });

  it.each([
    ['a household shares an email', { email: hana.email }],
    ['a household shares a phone', { phone: hana.phone }],
    ['a family shares an email and a phone', { email: hana.email, phone: hana.phone }],
    ['a name is common', { sortName: hana.sortName }],
    ['a name and a date of birth say little', { sortName: hana.sortName, dateOfBirth: hana.dateOfBirth }],
    ['a name and a phone say little', { sortName: hana.sortName, phone: hana.phone }],
  ])('reports nothing, because %s', (_, changes) => {
    expect(duplicateReasons(hana, other(changes))).toEqual([]);
  });

  it('does not treat two unknown dates of birth as equal', () => {
    const unknown = { ...hana, dateOfBirth: null };
    expect(duplicateReasons(unknown, other({ phone: hana.phone, dateOfBirth: null }))).toEqual([]);
  });

  it('is symmetric, and requires two matching fields', () => {
    const few = (...values: string[]) => fc.constantFrom(...values);
    const anyone = fc.record<DuplicateCriteria>({
      email: few('a@example.com', 'b@example.com'),
      phone: few('+61412345678', '+61498765432'),
      dateOfBirth: fc.option(few('1980-01-01', '1990-01-01')),
      sortName: few('li\tjun', 'li\tmia'),
    });
    fc.assert(
      fc.property(anyone, anyone, (one, two) => {
        const reasons = duplicateReasons(one, two);
        expect(duplicateReasons(two, one)).toEqual(reasons);
        const common = (Object.keys(one) as (keyof DuplicateCriteria)[]).filter(
          (key) => one[key] !== null && one[key] === two[key],
        );
        if (reasons.length > 0) expect(common.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
