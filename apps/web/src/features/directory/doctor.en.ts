import { defineWords } from '../../shared/words/words';

export const doctorWords = defineWords('doctors', {
  fields: {
    title: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    credentials: 'Credentials',
    phone: 'Phone',
    email: 'Email',
    licenseExpiry: 'Licence expires',
    isActive: 'Offered in new quotes',
  },
  help: { credentials: 'As patients read them: MBBS, FRACS' },
  noTitle: 'No title',
  pages: {
    list: 'Doctors',
    new: 'Add doctor',
    create: 'Add doctor',
    edit: 'Edit doctor',
    failed: 'This doctor could not be loaded',
  },
  list: {
    search: 'Search doctors',
    empty: 'No doctors yet.',
    emptyHint: 'Add the doctors who operate at your practice.',
  },
});
