import {
  createHospital,
  deleteHospital,
  facilityType,
  getHospital,
  hospitalInput,
  listHospitals,
  restoreHospital,
  updateHospital,
  type Hospital,
} from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { HospitalsIcon } from '@quillcare/ui';
import { FormSection } from '../../shared/forms/form.frame';
import { CheckInput, SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { CountInput } from '../../shared/forms/number.input';
import { optionsOf, wordsOf, type DirectoryDefinition } from './directory.definition';
import { directoryTexts } from './directory.texts';

const labels = {
  name: directoryTexts.name,
  address: 'Address',
  phone: directoryTexts.phone,
  email: directoryTexts.email,
  bookingPhone: 'Booking phone',
  facilityType: 'Facility type',
  operatingTheatres: 'Operating theatres',
};

const FACILITIES = optionsOf(facilityType.options, { SPECIALIZED_CENTER: 'Specialised centre' });

function HospitalFields() {
  return (
    <FormSection>
      <TextInput name="name" label={labels.name} maxLength={200} />
      <SelectInput name="facilityType" label={labels.facilityType} options={FACILITIES} optional />
      <div className="wide">
        <TextInput name="address" label={labels.address} maxLength={300} />
      </div>
      <TextInput name="phone" label={labels.phone} type="tel" inputMode="tel" maxLength={40} />
      <TextInput
        name="bookingPhone"
        label={labels.bookingPhone}
        type="tel"
        inputMode="tel"
        maxLength={40}
        optional
      />
      <TextInput name="email" label={labels.email} type="email" inputMode="email" maxLength={254} optional />
      <CountInput name="operatingTheatres" label={labels.operatingTheatres} optional />
      <div className="wide">
        <CheckInput name="isActive" label={directoryTexts.isActive} />
      </div>
    </FormSection>
  );
}

const facilityWords = (value: string | null) =>
  FACILITIES.find((option) => option.value === value)?.label ?? (value ? wordsOf(value) : '–');

export const hospitalDirectory: DirectoryDefinition<Hospital> = {
  resource: 'HOSPITALS',
  path: '/hospitals',
  operations: {
    list: listHospitals,
    get: getHospital,
    create: createHospital,
    update: updateHospital,
    remove: deleteHospital,
    restore: restoreHospital,
  },
  schema: hospitalInput,
  emptyValues: {
    name: '',
    address: '',
    phone: '',
    email: null,
    bookingPhone: null,
    facilityType: null,
    operatingTheatres: null,
    isActive: true,
  },
  labels,
  texts: {
    title: 'Hospitals',
    search: 'Search hospitals',
    add: 'Add hospital',
    edit: 'Edit hospital',
    empty: 'No hospitals yet.',
    emptyHint: 'Add the hospitals where your doctors operate; quotes name them.',
  },
  icon: <HospitalsIcon />,
  nameOf: ({ name }) => name,
  columns: (_formats, country) => [
    { field: 'facilityType', headerName: labels.facilityType, width: 160, valueFormatter: facilityWords },
    { field: 'address', headerName: labels.address, flex: 1.4, minWidth: 200 },
    {
      field: 'phone',
      headerName: labels.phone,
      width: 150,
      cellClassName: 'tabular',
      valueFormatter: (value: string) => formatPhone(value, country),
    },
    {
      field: 'operatingTheatres',
      headerName: 'Theatres',
      width: 100,
      align: 'right',
      headerAlign: 'right',
      cellClassName: 'tabular',
      valueFormatter: (value: number | null) => value ?? '–',
    },
  ],
  secondary: ['operatingTheatres', 'facilityType'],
  lineOf: ({ address, facilityType: facility }) => (
    <>
      {facility && (
        <>
          {facilityWords(facility)}
          <br />
        </>
      )}
      {address}
    </>
  ),
  Fields: HospitalFields,
};
