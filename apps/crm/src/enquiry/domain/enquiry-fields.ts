import { leadInput, type InputOf, type LeadInput, type sendEnquiry } from '@quillcare/contracts';
import { consentStatements } from '@quillcare/rules';
import { campaignOf } from './enquiry-form';

export type Enquiry = InputOf<typeof sendEnquiry>['body'];

/** The surgery an enquiry is about. Without a name if it could not be read. */
export interface ChosenSurgery {
  id: string;
  name: string | null;
}

export function leadOf(enquiry: Enquiry, surgery: ChosenSurgery | null): LeadInput {
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
export function givenConsentWording(enquiry: Enquiry, practice: string): string[] {
  const words = consentStatements(practice);
  const { consentEmail, consentPhone, consentSms } = enquiry;
  return [
    ...(consentEmail ? [words.email] : []),
    ...(consentPhone ? [words.phone] : []),
    ...(consentSms ? [words.sms] : []),
  ];
}
