import { createLeadKey, updateEnquiryForm, updateLeadSettings } from '@quillcare/contracts';
import type { Call } from './call-as';
import type { IdByName } from './demo-pricing-rules';

const OFFERED = ['Rhinoplasty', 'Breast augmentation', 'Abdominoplasty', 'Carpal tunnel release'];

/** Turns on the enquiry form and creates a website key, whose secret is discarded. */
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
