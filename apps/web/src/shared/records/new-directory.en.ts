import { defineWords } from '../words/words';

export const newDoctorWords = defineWords('new-doctor', {
  title: 'New doctor',
  submit: 'Add doctor',
  fields: {
    title: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    credentials: 'Credentials',
    email: 'Email',
    phone: 'Phone',
  },
  help: { credentials: 'As patients read them: MBBS, FRACS' },
});

export const newHospitalWords = defineWords('new-hospital', {
  title: 'New hospital',
  submit: 'Add hospital',
  fields: { name: 'Name', address: 'Address', phone: 'Phone', email: 'Email' },
});

export const newSurgeryWords = defineWords('new-surgery', {
  title: 'New surgery',
  submit: 'Add surgery',
  fields: { name: 'Name', baseFeeMinor: 'Base fee', procedureClass: 'Medicare, cosmetic or both?' },
  help: {
    baseFeeMinor: "The surgeon's fee, excluding GST.",
    procedureClass: 'Decides GST, benefits and the steps before surgery. Each quote can change it.',
  },
  options: {
    procedureClass: { MEDICARE: 'Medicare', COSMETIC: 'Cosmetic', MIXED: 'Both', OTHER: 'Not decided' },
  },
});
