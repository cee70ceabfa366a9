import { csvLayout, hasRows } from './csv-layout';

describe('csvLayout', () => {
  it('finds delimiter, line ends and columns of a usual file', () => {
    const layout = csvLayout(
      'First Name,Surname,E-mail,Mobile,Shoe size\r\nA,B,c@d.au,0412345678,9\r\n',
      'clients',
    );
    expect(layout).toEqual({
      delimiter: ',',
      newline: '\n',
      columns: ['firstName', 'lastName', 'email', 'phone', null],
    });
  });

  it.each([';', '\t'])('reads a file delimited by %j', (delimiter) => {
    const head = `${['firstName', 'lastName', 'email', 'phone'].join(delimiter)}\n`;
    expect(csvLayout(head, 'clients')?.delimiter).toBe(delimiter);
  });

  it('reads the line ends of an old Mac', () => {
    expect(csvLayout('firstName,email\rA,b@c.au\r', 'clients')).toMatchObject({
      newline: '\r',
      columns: ['firstName', 'email'],
    });
  });

  it.each([
    ['an empty file', ''],
    ['blank lines only', '\r\n \n'],
    ['a binary file', 'firstName,email\0\u0001\u0002'],
    [
      'a file without header',
      "Aroha,Ngata,aroha@example.com.au,0412345678\nSiobhan,O'Brien,s@example.com,0412345679",
    ],
    ['a header of other things', 'sku,price,stock\n1,2,3'],
    [
      '500 columns',
      `firstName,lastName,email,phone,${Array.from({ length: 496 }, (_, at) => `c${at}`).join(',')}\n`,
    ],
  ])('refuses %s', (_, head) => {
    expect(csvLayout(head, 'clients')).toBeNull();
  });
});

describe('hasRows', () => {
  const layout = { delimiter: ',', newline: '\n' as const, columns: [] };

  it('sees whether anything follows the header', () => {
    expect(hasRows('firstName,email\r\n\r\n', layout)).toBe(false);
    expect(hasRows('firstName,email\r\nA,b@c.au', layout)).toBe(true);
  });
});
