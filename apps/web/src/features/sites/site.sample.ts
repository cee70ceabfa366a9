import { siteDetail } from '@quillcare/contracts';
import type { SiteDetail } from './site-detail.page';
import { blankOf } from '../../testing/sample-of';

const NOW = '2026-11-20T08:00:00.000Z';
const WRITER = { id: '01a1fa25-0000-7000-8000-000000000001', name: 'Amelia Nguyen' };

/** Sample of a site with one doctor. */
export const siteSample: SiteDetail = blankOf(siteDetail, {
  id: '01a1fa25-0000-7000-8000-0000000000a1',
  version: 3,
  createdAt: NOW,
  updatedAt: NOW,
  createdBy: WRITER,
  updatedBy: WRITER,
  name: 'Macquarie Street Rooms',
  address: '187 Macquarie Street, Sydney NSW 2000',
  phone: '+61295550140',
  siteType: 'CONSULTATION_ROOMS',
  isActive: true,
  doctors: [
    {
      doctorId: '01a1fa25-0000-7000-8000-0000000000d1',
      doctorName: 'Dr Amelia Hartmann',
      weekdays: ['MONDAY', 'THURSDAY'],
    },
  ],
});

export const doctorSample = {
  id: '01a1fa25-0000-7000-8000-0000000000d2',
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  deletedAt: null,
  title: 'Prof',
  firstName: 'Rangi',
  lastName: 'Parata',
  credentials: 'FRACS',
  phone: '+61413222101',
  email: 'r.parata@harbour.test',
  licenseExpiry: null,
  isActive: true,
};

export const pageOf = (...items: unknown[]) => ({
  body: { items, nextCursor: null, total: items.length, totalIsEstimate: false },
});
