import { createLeadKey, updateEnquiryForm, updateLeadSettings } from '@quillcare/contracts';
import type { Call } from './call-as';
import type { IdByName } from './demo-pricing-rules';

/** What the form of the demonstration practice offers. */
const OFFERED = ['Rhinoplasty', 'Breast augmentation', 'Abdominoplasty', 'Carpal tunnel release'];

/** Turns the enquiry form on and makes a key for the website; nobody gets to see its secret. */
export async function addDemoEnquiries(call: Call, idOf: IdByName): Promise<void> {
  await call(updateEnquiryForm, {
    body: {
      version: 0,
      isOn: true,
      publicEmail: 'rooms@demo-practice.example',
      greeting: 'Ask us anything about a surgery. We usually call back on the same working day.',
      surgeryIds: OFFERED.map(idOf).filter((id) => id !== ''),
      origins: ['https://www.demo-practice.example'],
    },
  });
  await call(createLeadKey, { body: { name: 'Practice website' } });
  await call(updateLeadSettings, { body: { version: 0, firstContactHours: 8 } });
}
