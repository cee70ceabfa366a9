import { parseTypedDate } from './typed-date';

describe('parseTypedDate', () => {
  it.each([
    ['1 January 1980', '1980-01-01'],
    ['1 Jan 1980', '1980-01-01'],
    ['01/01/1980', '1980-01-01'],
    [' 01 01 1980', '1980-01-01'],
    ['1 1 1980', '1980-01-01'],
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
  ])('reads %j as %s', (text, iso) => expect(parseTypedDate(text)).toEqual({ iso }));

  it.each([
    ['incomplete', ['', '1 1', '1 1 198']],
    ['impossible', ['30/2/1980', '13/13/1980', '12/31/2026', 'Ju 1 1980']],
    ['with a time', ['12/03/1984 14:30']],
    ['with too many digits', ['1/2/3/1980', '19840/3/12', '12/3/19840', '112/03/1984', '12/013/1984']],
    ['with other text', ['x1984/3/12', '12/3/x1984', '3rdx Sept 1999', 'x3 Sept 1999', '12/3x/1984']],
  ])('rejects a date that is %s', (_how, texts) =>
    expect(texts.map(parseTypedDate)).toEqual(texts.map(() => null)),
  );

  it.each([
    ['12/3/84', '84', 3, 12],
    ['12 Mar 84', '84', 3, 12],
    ['29 2 01', '01', 2, 29],
    ['1/1/80', '80', 1, 1],
  ])('asks for the full year of %j', (text, shortYear, month, day) =>
    expect(parseTypedDate(text)).toEqual({ shortYear, month, day }),
  );
});
