import { enquiryLetter } from '../../../enquiry/domain/enquiry-letter';
import { enquiryNews, type Enquiry } from '../../../enquiry/domain/enquiry-news';
import { samplePractice } from '../../../testing/samples.suite';
import { enquiryReceived } from './enquiry-received';

const ID = '01930000-0000-7000-8000-000000000001';
const ENQUIRY: Enquiry = {
  leadId: ID,
  via: 'FORM',
  name: 'Aroha Tāwhiao',
  firstName: 'Aroha',
  email: 'aroha@example.co.nz',
  about: 'Rhinoplasty',
  ownerId: null,
};

it('thanks the visitor without repeating what they asked', () => {
  const letter = enquiryLetter(ENQUIRY, samplePractice, ID);
  expect(letter).toMatchObject({ recipient: 'aroha@example.co.nz', dedupeKey: `enquiry-received:${ID}` });
  const { name, phone, email } = samplePractice;
  const { subject, text, replyTo } = enquiryReceived({
    firstName: 'Aroha',
    practice: { name, phone, email },
  });
  expect([subject, replyTo]).toEqual(['Harbour Surgical has received your enquiry', email]);
  expect(text).toContain('Dear Aroha,');
  expect(`${subject}${text}`).not.toContain('Rhinoplasty');
});

it('creates no email without an address, or for a lead that a website added', () => {
  expect(enquiryLetter({ ...ENQUIRY, email: null }, samplePractice, ID)).toBeNull();
  expect(enquiryLetter({ ...ENQUIRY, via: 'KEY' }, samplePractice, ID)).toBeNull();
});

it('notifies the owner of the lead, or else everybody who works with leads', () => {
  expect(enquiryNews(ENQUIRY)).toMatchObject({
    to: { right: { resource: 'LEADS', action: 'UPDATE' } },
    source: { type: 'LEAD', id: ID },
    message: 'Aroha Tāwhiao asked about Rhinoplasty through the enquiry form.',
  });
  expect(enquiryNews({ ...ENQUIRY, ownerId: ID, via: 'KEY', about: null })).toMatchObject({
    to: { userId: ID },
    message: 'Aroha Tāwhiao asked through your website.',
  });
});
