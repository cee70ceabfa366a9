import { leadInput, type InputOf, type LeadInput, type sendEnquiry } from '@quillcare/contracts';
import { consentWords } from '@quillcare/rules';
import { campaignOf } from './enquiry-form';

export type Enquiry = InputOf<typeof sendEnquiry>['body'];

export function leadOf(enquiry: Enquiry, surgery: { id: string; name: string } | null): LeadInput {
  const { firstName, lastName, email, phone, message, consentEmail, consentPhone, consentSms } = enquiry;
  return leadInput.parse({
    firstName,
    lastName,
    email,
    phone,
    message,
    consentEmail,
    consentPhone,
    consentSms,
    surgeryId: surgery?.id,
    interestedIn: surgery?.name,
    category: surgery ? 'CONSULTATION_REQUEST' : 'GENERAL_INQUIRY',
    source: 'WEBSITE',
    campaign: campaignOf(enquiry),
  });
}

/** Returns the wording of the consents that were given. */
export function givenConsents(enquiry: Enquiry, practice: string): string[] {
  const words = consentWords(practice);
  const { consentEmail, consentPhone, consentSms } = enquiry;
  return [
    ...(consentEmail ? [words.email] : []),
    ...(consentPhone ? [words.phone] : []),
    ...(consentSms ? [words.sms] : []),
  ];
}
