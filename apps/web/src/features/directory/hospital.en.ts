import { defineWords } from '../../shared/words/words';

export const hospitalWords = defineWords('hospitals', {
  fields: {
    name: 'Name',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    bookingPhone: 'Booking phone',
    facilityType: 'Facility type',
    operatingTheatres: 'Operating theatres',
    isActive: 'Offered in new quotes',
  },
  options: {
    facilityType: {
      PUBLIC_HOSPITAL: 'Public hospital',
      PRIVATE_HOSPITAL: 'Private hospital',
      DAY_SURGERY: 'Day surgery',
      SPECIALIZED_CENTER: 'Specialised centre',
    },
  },
  pages: {
    list: 'Hospitals',
    new: 'Add hospital',
    create: 'Add hospital',
    edit: 'Edit hospital',
    failed: 'This hospital could not be loaded',
  },
  list: {
    search: 'Search hospitals',
    empty: 'No hospitals yet.',
    emptyHint: 'Add the hospitals where your doctors operate. They’re named on quotes.',
    theatres: 'Theatres',
  },
});
