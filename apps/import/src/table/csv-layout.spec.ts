import { csvLayout, hasRows, readerOf, type CsvLayout } from './csv-layout';

const HEADER = 'firstName,lastName,email,phone';

function layoutOf(head: string): CsvLayout {
  const layout = csvLayout(head, 'clients');
  if (!layout.ok) throw new Error(layout.message);
  return layout.value;
}

function refusalOf(head: string): string | null {
  const layout = csvLayout(head, 'clients');
  return layout.ok ? null : layout.message;
}

function dataRows(text: string): [number, string | undefined][] {
  const layout = layoutOf(text);
  const reader = readerOf(layout);
  return [...reader.read(text), ...reader.end()]
    .filter(({ number }) => number > layout.headerRow)
    .map(({ number, cells }) => [number, cells[0]]);
}

describe('csvLayout', () => {
  it('detects delimiter and columns of an ordinary file', () => {
    expect(layoutOf('First Name,Surname,E-mail,Mobile,Shoe size\r\nA,B,c@d.au,0412345678,9\r\n')).toEqual({
      delimiter: ',',
      header: ['First Name', 'Surname', 'E-mail', 'Mobile', 'Shoe size'],
      columns: ['firstName', 'lastName', 'email', 'phone', null],
      repeated: [],
      headerRow: 1,
      hasSeparatorLine: false,
    });
  });

  it('reports columns whose field is already taken', () => {
    const { columns, repeated } = layoutOf('firstName,phone,Phone,Mobile,Shoe size,Shoe size\n');
    expect(columns).toEqual(['firstName', 'secondaryPhone', null, 'phone', null, null]);
    expect(repeated).toEqual(['Phone']);
  });

  it.each([';', '\t'])('reads a file delimited by %j', (delimiter) => {
    expect(layoutOf(`${HEADER.replaceAll(',', delimiter)}\n`).delimiter).toBe(delimiter);
  });

  it('reads the carriage returns of old Mac files', () => {
    expect(layoutOf('firstName,email\rA,b@c.au\r').columns).toEqual(['firstName', 'email']);
  });

  it.each(['\n', '\r\n', '\r', ',,,\n \n'])(
    'skips blank lines (%j) above and directly below the header',
    (blank) => {
      const rowsAbove = blank.startsWith(',') ? 2 : 1;
      expect(dataRows(`${blank}${HEADER}\n${blank}A,B\n`)).toEqual([[2 + 2 * rowsAbove, 'A']]);
    },
  );

  it('follows Excel’s separator line and does not count it as a row', () => {
    expect(dataRows('sep=;\r\nfirstName;lastName;email\r\nA;B;c,d')).toEqual([[2, 'A']]);
    expect(dataRows('sep=|\nfirstName|lastName\nA|B')).toEqual([[2, 'A']]);
  });

  it('reports the row of the column names if a title is above them', () => {
    expect(refusalOf(`Clients of Harbour Clinic\n\n${HEADER}\nA,B,c@d.au,0412345678\n`)).toBe(
      'The column names are in row 3. Please remove the rows above them.',
    );
  });

  it('reports too many columns', () => {
    const more = Array.from({ length: 496 }, (_, at) => `c${at}`).join(',');
    expect(refusalOf(`${HEADER},${more}\n`)).toBe('This file has 500 columns. The limit is 200.');
  });

  it('ignores a damaged row or a NUL below the header', () => {
    expect(layoutOf(`${HEADER}\nA,"B,c\nD,E\0,f\n`).columns).toHaveLength(4);
  });

  it.each([
    ['an empty file', ''],
    ['blank lines only', '\r\n \n'],
    ['a binary file', 'firstName,email\0\u0001\u0002'],
    [
      'a file without header',
      "Aroha,Ngata,aroha@example.com.au,0412345678\nSiobhan,O'Brien,s@example.com,0412345679",
    ],
    ['a header with unknown columns', 'sku,price,stock\n1,2,3'],
  ])('rejects %s', (_, head) => {
    expect(refusalOf(head)).toBe('File is empty or invalid');
  });
});

describe('hasRows', () => {
  it('detects whether anything follows the header', () => {
    const layout = layoutOf('firstName,email\r\n');
    expect(hasRows('firstName,email\r\n\r\n', layout)).toBe(false);
    expect(hasRows('firstName,email\r\nA,b@c.au', layout)).toBe(true);
  });
});
