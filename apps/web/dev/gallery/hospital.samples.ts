import type { getHospital, ResultOf } from '@quillcare/contracts';
import { hoursAgo, LONG_NAME } from './gallery.samples';

export type StoredHospital = ResultOf<typeof getHospital>;

const hospital = (
  n: number,
  name: string,
  address: string,
  more: Partial<StoredHospital> = {},
): StoredHospital => ({
  id: `01a1fa25-0000-7000-8000-0000000000a${n}`,
  version: 1,
  name,
  address,
  createdAt: hoursAgo(24 * n * 30),
  updatedAt: hoursAgo(24 * n),
  deletedAt: null,
  createdBy: null,
  updatedBy: null,
  phone: '+61292345678',
  email: null,
  bookingPhone: null,
  facilityType: null,
  operatingTheatres: n,
  isActive: true,
  isDuplicateFlag: false,
  duplicateOf: null,
  ...more,
});

export const HOSPITAL = hospital(1, 'Harbour Private', '1 Quay Street, Sydney NSW 2000', {
  email: 'rooms@harbour.example',
});

export const SAMPLE_HOSPITALS: readonly StoredHospital[] = [
  HOSPITAL,
  hospital(2, 'Bay Day Surgery', '2 Bay Road, Balmain NSW 2041', { isActive: false }),
  hospital(3, 'North Shore Specialist Centre', '3 Pacific Highway, St Leonards NSW 2065', {
    isDuplicateFlag: true,
  }),
  hospital(4, `${LONG_NAME} Memorial Hospital`, '4 Wharenui Road, Rotorua 3010'),
];
