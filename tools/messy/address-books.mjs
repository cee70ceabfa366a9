// Address books as practices supply them.
import { written, writtenDate } from './people.mjs';
import { csvBytes, entriesOf, fileOf } from './rows.mjs';

/** Google Contacts with Outlook contacts pasted below, in one sheet with the columns of both. */
export function addressBooks(people) {
  const half = Math.floor(people.length / 2);
  const isGoogle = (at) => at < half;
  const file = fileOf(entriesOf(people), {
    head: 'First Name,Middle Name,Last Name,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,E-mail Address,Home Phone,Mobile Phone,Home Street,Home City,Home State,Home Postal Code'.split(
      ',',
    ),
    cells: ({ person, at, email, state, slip }) => {
      const names = [person.firstName, '', person.lastName];
      const place = [person.streetAddress, person.suburb, state, person.postcode];
      if (isGoogle(at))
        return [
          ...[
            ...names,
            slip === 'oddDate' ? '--03-12' : person.dateOfBirth,
            at % 5 ? '' : 'Line one\nline two',
          ],
          ...[
            '* myContacts',
            '* Other',
            email,
            'Mobile',
            `${written(person.mobile, at)} ::: ${written(person.landline, at)}`,
          ],
          ...[...place, '', '', '', '', '', '', ''],
        ];
      return [
        ...[
          ...names,
          slip === 'oddDate' ? '0/0/00' : writtenDate(person.dateOfBirth, 'short'),
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
        ],
        ...[email, written(person.landline, at), `'${written(person.mobile, at)}`, ...place],
      ];
    },
    stored: ({ person, slip, hasState }) => ({
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.mobile,
      secondaryPhone: person.landline,
      dateOfBirth: slip === 'oddDate' ? null : person.dateOfBirth,
      streetAddress: person.streetAddress,
      suburb: null,
      city: person.suburb,
      state: hasState ? person.state : null,
      postcode: person.postcode,
    }),
  });
  return {
    fileName: 'contacts merged.csv',
    preset: 'Google Contacts',
    ...file,
    bytes: csvBytes(file, 'utf8', { lineEnd: () => '\n' }),
  };
}
