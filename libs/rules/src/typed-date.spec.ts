import { readTypedDate } from './typed-date';

describe('a typed date', () => {
  it.each([
    ['1 January 1980', '1980-01-01'],
    ['1 Jan 1980', '1980-01-01'],
    ['01/01/1980', '1980-01-01'],
    [' 01 01 1980', '1980-01-01'],
    ['12 Mar 1984', '1984-03-12'],
    ['12-03-1984', '1984-03-12'],
    ['12.03.1984', '1984-03-12'],
    ['1984-03-12 00:00:00', '1984-03-12'],
    ['1984-03-12T00:00:00.000Z', '1984-03-12'],
    ['12/03/1984 0:00', '1984-03-12'],
    ['12-Mar-1984', '1984-03-12'],
    ['March 12, 1984', '1984-03-12'],
    ['3rd Sept 1999', '1999-09-03'],
    ['\u200e29/2/2000\u202c', '2000-02-29'],
    ['1984年3月12日', '1984-03-12'],
  ])('%j is %s', (text, iso) => expect(readTypedDate(text)).toEqual({ iso }));

  it.each([
    '',
    '1 1',
    '30/2/1980',
    '13/13/1980',
    '12/31/2026',
    'Ju 1 1980',
    '12/03/1984 14:30',
    '1 1 198',
    '1/2/3/1980',
  ])('%j is none', (text) => expect(readTypedDate(text)).toBeNull());

  it.each(['12/3/84', '12 Mar 84', '29 2 01'])('%j has a year to ask back', (text) =>
    expect(readTypedDate(text)).toMatchObject({ shortYear: expect.stringMatching(/^\d\d$/) }),
  );
});
