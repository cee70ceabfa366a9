import { createRecordMapper, type ColumnMapping } from './mapped-record';
import { suggestColumns } from './suggest-columns';
import { validateRow } from './validate-row';

// Cases that `npm run messy` found in lists as practices bring them.

const PERSON = { firstName: 'Ana', lastName: 'Lee', email: 'a@example.com', phone: '0412 345 678' };
const TODAY = '2026-11-28';
const read = (
  columns: (string | null)[],
  cells: string[],
  entityType: ColumnMapping['entityType'] = 'clients',
) =>
  createRecordMapper({
    entityType,
    columns,
    constants: {},
    dateOrder: 'DMY',
    phoneCountry: 'AU',
    country: 'AU',
  })(cells);
const fieldsOf = (headers: string, ...rows: string[]) =>
  suggestColumns(
    headers.split(','),
    rows.map((row) => row.split(',')),
    'clients',
    'AU',
  ).columns.map(({ field }) => field);

describe('phone numbers', () => {
  it.each([
    ['64211234567', 'AU', '+64211234567'],
    ['64 9 301 0101', 'AU', '+6493010101'],
    ['61412345678', 'NZ', '+61412345678'],
  ] as const)('are read as the other country’s without a plus: %s in %s', (phone, country, stored) => {
    const { value, warnings } = validateRow('clients', { ...PERSON, phone }, 2, { country });
    expect([value?.phone, warnings]).toEqual([stored, []]);
  });

  it.each(['6421123', '6412345678901', '64112345678'])('are rejected when implausible: %s', (phone) => {
    expect(validateRow('clients', { ...PERSON, phone }, 2).errors).toMatchObject([{ column: 'phone' }]);
  });

  it('keep trailing words in the notes, but drop a label that only names the kind', () => {
    expect(read(['phone'], ['0412 345 678 (wife)'])).toEqual({
      phone: '0412 345 678',
      notes: 'Phone: 0412 345 678 (wife)',
    });
    expect(read(['phone', 'phone'], ['(02) 9555-1202 ext 12', '0412345678 - daughter Jo'])).toEqual({
      phone: '0412345678',
      secondaryPhone: '(02) 9555-1202',
      notes: 'Phone: (02) 9555-1202 ext 12\nPhone: 0412345678 - daughter Jo',
    });
    expect(read(['phone'], ['0412 345 678 (mobile)'])).toEqual({ phone: '0412 345 678 (mobile)' });
    // Doctors have no notes, so nothing is stripped from the number.
    expect(read(['phone'], ['0412 345 678 (wife)'], 'doctors')).toEqual({ phone: '0412 345 678 (wife)' });
  });

  it.each([
    '0412345678 0298765432',
    '02 9876 5432/0412 345 678',
    '0412345678, (02) 9876 5432',
    '0298765432 or 0412 345 678',
    'Ph: 02 9876 5432 M: 0412 345 678',
    'H: (02) 9876 5432\nM: 0412 345 678',
  ])('in one cell are separated: %s', (text) => {
    const { value, errors } = validateRow('clients', { ...PERSON, ...read(['phone'], [text]) }, 2);
    expect([value?.phone, value?.secondaryPhone, errors]).toEqual(['+61412345678', '+61298765432', []]);
  });

  it('are not split unless both are complete, and very long cells are left unchanged', () => {
    expect(read(['phone'], ['0412 345 678 H 9555 1202'])).toMatchObject({ phone: '0412 345 678' });
    const long = '0 '.repeat(1_000_000);
    expect(read(['phone'], [long])).toEqual({ phone: long.trim() });
  });

  it.each([
    ...['M: 0412 345 678', 'mob. 0412345678', 'Mob 0412345678', '0412 345 678 (mobile)', '0412345678 mobile'],
    ...['Mobile- 0412345678', '~0412 345 678', '0412 345 678*', 'wk 0412 345 678'],
  ])('are read without surrounding labels and marks: %s', (phone) =>
    expect(validateRow('clients', { ...PERSON, phone }, 2).value?.phone).toBe('+61412345678'),
  );

  it('rounded by Excel come after complete ones, and foreign mobiles come first', () => {
    expect(read(['phone', 'phone'], ['6.14123E+10', '02 9555 1202'])).toEqual({
      phone: '02 9555 1202',
      secondaryPhone: '6.14123E+10',
    });
    expect(read(['phone', 'phone'], ['+64 9 301 0101', '0064 21 123 4567'])).toEqual({
      phone: '0064 21 123 4567',
      secondaryPhone: '+64 9 301 0101',
    });
  });
});

describe('dates of birth', () => {
  it.each([
    ['12/3/1984 12:00:00 AM', '1984-03-12'],
    ['12/03/1984 12:00 am', '1984-03-12'],
    ['Monday, 12 March 1984', '1984-03-12'],
    ['Mon 12 Mar 1984', '1984-03-12'],
    ['19840312', '1984-03-12'],
    ['12-Mar-84', '1984-03-12'],
    ['5-Mar-31', '1931-03-05'],
    ['29/02/48', '1948-02-29'],
  ])('are read: %s is %s', (dateOfBirth, iso) => {
    const { value } = validateRow('clients', { ...PERSON, dateOfBirth }, 2, { today: TODAY });
    expect(value?.dateOfBirth).toBe(iso);
  });

  // Ambiguous between this century and the last, or not a real date.
  it.each(['12-Mar-04', '28/11/26', '29/02/47', '12/3/1984 12:00 PM', '19843112'])(
    'are rejected as ambiguous or impossible: %s',
    (dateOfBirth) => {
      const { errors } = validateRow('clients', { ...PERSON, dateOfBirth }, 2, { today: TODAY });
      expect(errors).toMatchObject([{ column: 'dateOfBirth', value: dateOfBirth }]);
    },
  );
});

describe('columns', () => {
  it('not in a known product’s export are recognised by their names', () => {
    const halaxy = 'Patient ID,First Name,Last Name,Preferred Name,Mobile,Email,Address,Suburb,Postcode';
    expect(fieldsOf(halaxy, '1,Ana,Lee,,0412345678,a@b.test,4 High St,Glebe,2037')).toEqual([
      ...[null, 'firstName', 'lastName', null, 'phone', 'email', 'streetAddress', 'suburb', 'postcode'],
    ]);
  });

  const GOOGLE = 'First Name,Last Name,E-mail 1 - Value,Phone 1 - Value,Address 1 - Street,Address 1 - City';
  const OUTLOOK = 'E-mail Address,Mobile Phone,Home Street,Home City,Home State';
  it('of two combined exports are both read, each row by the columns it fills', () => {
    const fields = fieldsOf(`${GOOGLE},${OUTLOOK}`);
    expect(fields).toEqual([
      ...['firstName', 'lastName', 'email', 'phone', 'streetAddress', 'city'],
      ...['email', 'phone', 'streetAddress', 'city', 'state'],
    ]);
    const google = ['Ana', 'Lee', 'a@b.test', '0412345678', '4 High St', 'Glebe', '', '', '', '', ''];
    const outlook = ['Bo', 'Ng', '', '', '', '', 'b@b.test', '0413345678', '5 High St', 'Perth', 'WA'];
    expect(read(fields, google)).toMatchObject({ email: 'a@b.test', city: 'Glebe', state: '' });
    expect(read(fields, outlook)).toMatchObject({ email: 'b@b.test', city: 'Perth', state: 'WA' });
    // Nothing is lost if a row has values in both.
    const both = google.map((cell, at) => cell || (outlook[at] ?? ''));
    expect(read(fields, both)).toMatchObject({
      city: 'Glebe',
      notes: expect.stringContaining('Other city: Perth'),
    });
  });

  it.each([
    'PATIENT FIRST NAME,PATIENT SURNAME,PATIENT EMAIL,PATIENT MOBILE,PATIENT DOB,PATIENT ADDRESS,PATIENT SUBURB,PATIENT STATE,PATIENT POSTCODE',
    'Christian name,Last,E-Mail,Mob,D O B,Address 1,Suburb/Town,State,P/Code',
    'Client First Name,Client Last Name,Email,Mobile Ph,DOB (dd/mm/yyyy),Residential Address,Residential Suburb,Residential State,PCode',
    'Fname,Lname,Email,Cell Phone,Date of\nBirth,Addr,City/Suburb,State,Zip',
  ])('are recognised by their everyday names: %s', (headers) => {
    expect(fieldsOf(headers, 'Ana,Lee,a@b.test,0412345678,1984-03-12,4 High St,Glebe,NSW,2037')).toEqual([
      ...['firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'streetAddress', 'suburb', 'state'],
      'postcode',
    ]);
  });

  it.each([
    ['SMITH John (Mr)', 'John', 'SMITH'],
    ['McDONALD Mary Jane', 'Mary Jane', 'McDONALD'],
    ['VAN DER BERG Piet', 'Piet', 'VAN DER BERG'],
    ['JD Smith', 'JD', 'Smith'],
    ['ANN LEE', 'ANN', 'LEE'],
    ['Ann LEE', 'Ann', 'LEE'],
  ])('of full names may start with the surname in capitals: %s', (name, firstName, lastName) => {
    expect(read(['fullName'], [name])).toMatchObject({ firstName, lastName });
  });

  it('may hold several numbers in a cell, and have full stops and question marks in their headers', () => {
    expect(
      fieldsOf(
        'Patient,Contact,E-mail,D.O.B.,VIP?',
        '"Lee",0412 345 678 / 02 9555 1202,a@b.test,12-Mar-84,Y',
        '"Ng",(02) 9555 1203 / +64 21 123 4567,b@b.test,12-Mar-85,',
      ),
    ).toEqual(['fullName', 'phone', 'email', 'dateOfBirth', 'isVip']);
  });
});
