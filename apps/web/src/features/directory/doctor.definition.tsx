import {
  createDoctor,
  deleteDoctor,
  doctorInput,
  doctorTitle,
  getDoctor,
  listDoctors,
  restoreDoctor,
  updateDoctor,
  type Doctor,
} from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { DoctorsIcon } from '@quillcare/ui';
import { FormSection } from '../../shared/forms/form.frame';
import { CheckInput, SelectInput, TextInput } from '../../shared/forms/inputs.view';
import type { DirectoryDefinition } from './directory.definition';
import { directoryTexts } from './directory.texts';

const labels = {
  title: 'Title',
  firstName: 'First name',
  lastName: 'Last name',
  credentials: 'Credentials',
  phone: directoryTexts.phone,
  email: directoryTexts.email,
  licenseExpiry: 'Licence expires',
};

const TITLES = doctorTitle.options.map((value) => ({ value, label: value }));

function DoctorFields() {
  return (
    <FormSection>
      <SelectInput name="title" label={labels.title} options={TITLES} />
      <TextInput
        name="credentials"
        label={labels.credentials}
        help="As patients read them: MBBS, FRACS"
        maxLength={200}
      />
      <TextInput name="firstName" label={labels.firstName} maxLength={100} />
      <TextInput name="lastName" label={labels.lastName} maxLength={100} />
      <TextInput name="email" label={labels.email} type="email" inputMode="email" maxLength={254} />
      <TextInput name="phone" label={labels.phone} type="tel" inputMode="tel" maxLength={40} />
      <TextInput name="licenseExpiry" label={labels.licenseExpiry} type="date" optional />
      <div className="wide">
        <CheckInput name="isActive" label={directoryTexts.isActive} />
      </div>
    </FormSection>
  );
}

export const doctorDirectory: DirectoryDefinition<Doctor> = {
  resource: 'DOCTORS',
  path: '/doctors',
  operations: {
    list: listDoctors,
    get: getDoctor,
    create: createDoctor,
    update: updateDoctor,
    remove: deleteDoctor,
    restore: restoreDoctor,
  },
  schema: doctorInput,
  emptyValues: {
    title: 'Dr',
    firstName: '',
    lastName: '',
    credentials: '',
    phone: '',
    email: '',
    licenseExpiry: null,
    isActive: true,
  },
  labels,
  texts: {
    title: 'Doctors',
    search: 'Search doctors',
    add: 'Add doctor',
    edit: 'Edit doctor',
    empty: 'No doctors yet.',
    emptyHint: 'Add the doctors who operate at your practice.',
  },
  icon: <DoctorsIcon />,
  nameOf: ({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`,
  columns: (formats, country) => [
    { field: 'credentials', headerName: labels.credentials, flex: 1, minWidth: 140 },
    { field: 'email', headerName: labels.email, flex: 1, minWidth: 180 },
    {
      field: 'phone',
      headerName: labels.phone,
      width: 150,
      cellClassName: 'tabular',
      valueFormatter: (value: string) => formatPhone(value, country),
    },
    {
      field: 'licenseExpiry',
      headerName: labels.licenseExpiry,
      width: 140,
      cellClassName: 'tabular',
      valueFormatter: (value: string | null) => formats.date(value) || '–',
    },
  ],
  secondary: ['licenseExpiry', 'email'],
  lineOf: ({ credentials, email }) => (
    <>
      {credentials}
      <br />
      {email}
    </>
  ),
  Fields: DoctorFields,
};
