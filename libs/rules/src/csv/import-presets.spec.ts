import { mappingProblems } from './column-targets';
import { IMPORT_PRESETS } from './import-presets';
import type { ImportEntityType } from './import-types';
import { mappedRecords } from './mapped-record';
import { suggestColumns } from './suggest-columns';
import { validateRow } from './validate-row';

interface Export {
  name: string;
  type?: ImportEntityType;
  headers: string;
  row: string;
  stored: object;
}

/** Header rows exported by these products, taken from their public templates and files. */
const EXPORTS: Export[] = [
  {
    name: 'Cliniko',
    headers:
      'Id,Title,First Name,Preferred First Name,Last Name,Date Of Birth,Sex,Email,Mobile,Home,Work,Address Line 1,Address Line 2,City,State,Postcode,Country,Medicare,Archived',
    row: '1001,Ms,Dee,,Example,1990-07-01,Female,dee@example.test,61412345606,,02 9555 1202,4 High St,Unit 2,Glebe,New South Wales,2037,Australia,,false',
    stored: {
      firstName: 'Dee',
      lastName: 'Example',
      phone: '+61412345606',
      secondaryPhone: '+61295551202',
      dateOfBirth: '1990-07-01',
      streetAddress: '4 High St, Unit 2',
      city: 'Glebe',
      state: 'NSW',
    },
  },
  {
    name: 'Genie or Gentu',
    headers:
      'Title,FirstName,Surname,KnownAs,DOB,Sex,AddressLine1,AddressLine2,Suburb,State,Postcode,HomePhone,WorkPhone,MobilePhone,EmailAddress,MedicareNum,MedicareRefNum,HealthFundName,AccountType',
    row: 'Mr,Bo,Example,,12/03/1984,M,3 Other Rd,,Newtown,NSW,2042,(02) 9555 1202,,0412 345 605,bo@example.test,,,,Private',
    stored: {
      firstName: 'Bo',
      lastName: 'Example',
      phone: '+61412345605',
      secondaryPhone: '+61295551202',
      dateOfBirth: '1984-03-12',
      suburb: 'Newtown',
      postcode: '2042',
    },
  },
  {
    name: 'Best Practice',
    headers:
      'INTERNALID,TITLE,SURNAME,FIRSTNAME,MIDDLENAME,PREFERREDNAME,ADDRESS1,ADDRESS2,CITY,POSTCODE,DOB,SEX,HOMEPHONE,WORKPHONE,MOBILEPHONE,MEDICARENO,MEDICARELINENO,EMAIL',
    row: '7,Ms,Example,Cy,,,5 Long St,,Erskineville,2043,13/05/1971,F,,,0412 345 607,,,cy@example.test',
    stored: { firstName: 'Cy', lastName: 'Example', phone: '+61412345607', city: 'Erskineville' },
  },
  {
    name: 'Halaxy',
    headers:
      'Patient ID,Title,First Name,Middle Name,Last Name,Preferred Name,Date of Birth,Gender,Email,Mobile,Phone,Address 1,Address 2,Suburb,State,Postcode,Country,Status',
    row: '42,Mrs,Di,,Example,,1965-02-28,Female,di@example.test,0412 345 608,,6 Short St,,Enmore,NSW,2042,Australia,Current',
    stored: { firstName: 'Di', lastName: 'Example', dateOfBirth: '1965-02-28', suburb: 'Enmore' },
  },
  {
    name: 'Xero',
    headers:
      '*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAttentionTo,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,SAAttentionTo,SAAddressLine1,SAAddressLine2,SAAddressLine3,SAAddressLine4,SACity,SARegion,SAPostalCode,SACountry,PhoneNumber,FaxNumber,MobileNumber,DDINumber,TaxNumber,Website,LegalName',
    row: 'Elena Reyes,REY001,elena@example.test,,,,12 Builder St,,,,Parramatta,NSW,2150,Australia,,,,,,,,,,02 9000 1111,02 9000 1112,0401 220 556,,,,',
    stored: {
      firstName: 'Elena',
      lastName: 'Reyes',
      phone: '+61401220556',
      secondaryPhone: '+61290001111',
      streetAddress: '12 Builder St',
      city: 'Parramatta',
      state: 'NSW',
      postcode: '2150',
    },
  },
  {
    name: 'Google Contacts',
    headers:
      'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code',
    row: 'Ana,,Example,,,,,1984-03-12,,,* myContacts,* Other,ana@example.test,Work,ana.w@example.test,Home,02 9555 1203,Mobile,0412 345 603,Home,1 Some St,Marrickville,NSW,2204',
    stored: {
      firstName: 'Ana',
      email: 'ana@example.test',
      phone: '+61412345603',
      secondaryPhone: '+61295551203',
      notes: 'Other email: ana.w@example.test',
    },
  },
  {
    name: 'Outlook',
    headers:
      'Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business City,Business State,Business Postal Code,Home Street,Home Street 2,Home City,Home State,Home Postal Code,Business Fax,Business Phone,Home Phone,Mobile Phone,Birthday,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,Gender,Notes',
    row: ',Bo,,Example,,,,,9 Work St,Sydney,NSW,2000,,,,,,02 9555 0000,,(02) 9555 1202,0412 345 604,0/0/00,bo@example.test,SMTP,Bo Example,,Unspecified,',
    stored: {
      firstName: 'Bo',
      phone: '+61412345604',
      secondaryPhone: '+61295551202',
      dateOfBirth: null,
      streetAddress: '9 Work St',
      city: 'Sydney',
      postcode: '2000',
    },
  },
  {
    name: 'Salesforce',
    headers:
      'Contact ID,Salutation,First Name,Last Name,Email,Phone,Mobile,Mailing Street,Mailing City,Mailing State/Province,Mailing Zip/Postal Code,Mailing Country,Birthdate,Account Name,Lead Source,Description',
    row: '0035g00000,Ms,Eve,Example,eve@example.test,02 9555 1204,0412 345 609,8 Main St,Leichhardt,NSW,2040,Australia,15/06/1979,,,Asked twice',
    stored: { phone: '+61412345609', streetAddress: '8 Main St', state: 'NSW', notes: 'Asked twice' },
  },
  {
    name: 'HubSpot',
    headers:
      'Record ID,First Name,Last Name,Email,Phone Number,Mobile Phone Number,Contact owner,Lifecycle Stage,Lead Status,Create Date,Street Address,City,State/Region,Postal Code',
    row: '901,Flo,Example,flo@example.test,02 9555 1205,0412 345 610,,Customer,,2026-03-12 09:14,1 End Rd,Balmain,NSW,2041',
    stored: { phone: '+61412345610', secondaryPhone: '+61295551205', postcode: '2041', dateOfBirth: null },
  },
  {
    name: 'Quillcare, a whole practice',
    headers:
      'id,organisation_id,version,created_at,first_name,last_name,email,phone,secondary_phone,date_of_birth,is_vip,street_address,city,suburb,state,postcode,marketing_source',
    row: 'x,y,3,2026-01-01,Gil,Example,gil@example.test,+61412345611,,1980-01-01,true,2 Mid St,,Rozelle,NSW,2039,',
    stored: { firstName: 'Gil', isVip: true, streetAddress: '2 Mid St', suburb: 'Rozelle' },
  },
  {
    name: 'Quillcare, a whole practice',
    type: 'surgeries',
    headers:
      'id,organisation_id,version,name,description,base_fee_minor,category,estimated_duration,is_active',
    row: 'x,y,1,Rhinoplasty,,950000,COSMETIC,90,true',
    stored: { name: 'Rhinoplasty', baseFeeMinor: 950_000, category: 'COSMETIC', estimatedDuration: 90 },
  },
  {
    name: 'Quillcare, a list with every field',
    headers:
      'Name,Email,Phone,Date of birth,Suburb,State,VIP,Added,First name,Last name,Second phone,Street address,City,Postcode',
    row: 'Ngāio Kim,ngaio@example.com,+61412345678,1984-02-29,Ultimo,NSW,Yes,2026-11-28,Ngāio,Kim,+61299991234,12 Bay St,Sydney,2007',
    stored: {
      firstName: 'Ngāio',
      lastName: 'Kim',
      phone: '+61412345678',
      secondaryPhone: '+61299991234',
      isVip: true,
      streetAddress: '12 Bay St',
      city: 'Sydney',
      postcode: '2007',
      dateOfBirth: '1984-02-29',
    },
  },
  {
    name: 'Quillcare, a list',
    headers: 'Name,Email,Phone,Date of birth,Suburb,State,VIP,Added',
    row: 'Mona Money,mona@example.test,+61412345678,1980-01-01,,,No,2026-01-02',
    stored: { firstName: 'Mona', lastName: 'Money', phone: '+61412345678', isVip: false },
  },
];

describe('import presets', () => {
  it.each(EXPORTS.map((one) => [`${one.name} (${one.type ?? 'clients'})`, one] as const))(
    'recognise the export and read its whole row: %s',
    (_, { name, type = 'clients', headers, row, stored }) => {
      const names = headers.split(',');
      const cells = row.split(',');
      expect(cells).toHaveLength(names.length);
      const { preset, columns } = suggestColumns(names, [cells], type, 'AU');
      expect(preset).toBe(name);
      const fields = columns.map(({ field }) => field);
      expect(mappingProblems(type, fields)).toEqual({
        unknown: [],
        repeated: [],
        constants: [],
        missing: [],
      });
      const record = mappedRecords({
        entityType: type,
        columns: fields,
        constants: {},
        dateOrder: 'DMY',
        phoneCountry: 'AU',
        country: 'AU',
      })(cells);
      const { value, errors } = validateRow(type, record, 2, { country: 'AU', today: '2026-11-20' });
      expect(errors).toEqual([]);
      expect(value).toMatchObject(stored);
    },
  );

  it('each have an example export here', () => {
    expect(new Set(EXPORTS.map(({ name }) => name))).toEqual(new Set(IMPORT_PRESETS.map(({ name }) => name)));
  });
});
