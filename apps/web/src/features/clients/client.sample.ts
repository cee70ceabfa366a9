import { clientDetail, type Client } from '@quillcare/contracts';
import { blankOf } from '../../testing/sample-of';

export const ID = '01a1fa25-0000-7000-8000-00000000000a';
export const OTHER_ID = '01a1fa25-0000-7000-8000-00000000000b';
const WRITTEN = '2026-11-02T08:00:00.000Z';

export function clientSample(changes: Partial<Client> = {}) {
  return blankOf(clientDetail, {
    id: ID,
    version: 3,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
    firstName: 'Helen',
    lastName: 'Marsh',
    email: 'helen@example.com',
    phone: '+61412345678',
    dateOfBirth: '1961-03-27',
    suburb: 'Manly',
    state: 'NSW',
    ...changes,
  });
}
