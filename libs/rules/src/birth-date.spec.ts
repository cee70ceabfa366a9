import { checkBirthDate } from './birth-date';

describe('checkBirthDate', () => {
  it.each(['2026-11-20', '1895-11-21', '1980-02-29'])('accepts %s', (date) => {
    expect(checkBirthDate(date, '2026-11-20')).toEqual({ ok: true, value: date });
  });

  it.each([
    ['2026-11-21', 'Date of birth is in the future'],
    ['1895-11-20', 'Date of birth is more than 130 years ago'],
    ['1089-05-06', 'Date of birth is more than 130 years ago'],
  ])('rejects %s', (date, message) => {
    expect(checkBirthDate(date, '2026-11-20')).toEqual({ ok: false, message });
  });
});
