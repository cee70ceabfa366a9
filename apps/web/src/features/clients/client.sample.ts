import type { Client } from '@quillcare/contracts';

export const ID = '01a1fa25-0000-7000-8000-00000000000a';
export const OTHER_ID = '01a1fa25-0000-7000-8000-00000000000b';
const WRITTEN = '2026-11-02T08:00:00.000Z';

export function clientSample(changes: Partial<Client> = {}): Client & { createdBy: null; updatedBy: null } {
  return {
    id: ID,
    version: 3,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
    deletedAt: null,
    firstName: 'Helen',
    lastName: 'Marsh',
    email: 'helen@example.com',
    phone: '+61412345678',
    secondaryPhone: null,
    dateOfBirth: '1961-03-27',
    isVip: false,
    streetAddress: null,
    city: null,
    suburb: 'Manly',
    state: 'NSW',
    postcode: null,
    isDuplicateFlag: false,
    duplicateOf: null,
    mergedInto: null,
    createdBy: null,
    updatedBy: null,
    ...changes,
  };
}
