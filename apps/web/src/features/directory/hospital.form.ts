import {
  createHospital,
  deleteHospital,
  getHospital,
  hospitalInput,
  restoreHospital,
  updateHospital,
} from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { hospitalWords } from './hospital.en';

export const hospitalForm = defineForm({
  name: 'hospital',
  words: hospitalWords,
  schema: hospitalInput,
  operations: { get: getHospital, create: createHospital, update: updateHospital },
  nameOf: ({ name }) => name,
  sections: {
    all: [
      ...(['name', 'facilityType', 'address', 'phone', 'bookingPhone'] as const),
      ...(['email', 'operatingTheatres', 'isActive'] as const),
    ],
  },
  fields: {
    address: { wide: true },
    phone: { phoneUse: 'ORGANISATION' },
    bookingPhone: { phoneUse: 'ORGANISATION' },
  },
});

export const hospitalPages = recordPages({
  form: hospitalForm,
  path: '/hospitals',
  remove: deleteHospital,
  restore: restoreHospital,
});
