import {
  callbackPhoneProblem,
  CONTACT_WAYS,
  reachProblems,
  spamProblem,
  type ContactWay,
  type Country,
  type EnquiryProblem,
} from '@quillcare/rules';
import type { Campaign } from './enquiry.address';
import type { Enquiry } from './enquiry.api';
import { ENQUIRY } from './enquiry.en';

/** What the visitor typed and chose. */
export interface EnquiryValues {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  surgeryId: string;
  message: string;
  ways: readonly ContactWay[];
  /** Stays empty, because people do not see it. */
  homepage: string;
}

export const EMPTY: EnquiryValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  surgeryId: '',
  message: '',
  homepage: '',
  ways: [],
};

const CONSENTS: Record<ContactWay, 'consentEmail' | 'consentPhone' | 'consentSms'> = {
  email: 'consentEmail',
  phone: 'consentPhone',
  sms: 'consentSms',
};

/** The id of the box of a way, which is also the path of its error. */
export const consentOf = (way: ContactWay): string => CONSENTS[way];

/** What has to be put right before it is sent, in the order of the form. */
export function problemsOf(values: EnquiryValues, country: Country): EnquiryProblem[] {
  const name = values.firstName.trim() === '' ? [{ path: 'firstName', message: ENQUIRY.missingName }] : [];
  const spam = spamProblem(values.message);
  const phone = values.phone.trim() === '' ? null : callbackPhoneProblem(values.phone, country);
  return [
    ...name,
    ...(phone ? [{ path: 'phone', message: phone }] : []),
    ...(spam ? [{ path: 'message', message: spam }] : []),
    ...reachProblems({
      email: values.email.trim(),
      phone: values.phone.trim(),
      ...consentsOf(values),
    }),
  ];
}

/** The enquiry as it is sent. */
export function enquiryOf(values: EnquiryValues, token: string, campaign: Campaign): Enquiry {
  const { firstName, lastName, phone, email, surgeryId, message, homepage } = values;
  return {
    token,
    firstName,
    lastName,
    phone,
    email: email.trim(),
    message,
    homepage,
    surgeryId: surgeryId || null,
    ...consentsOf(values),
    ...campaign,
  };
}

function consentsOf({ ways }: EnquiryValues) {
  const entries = CONTACT_WAYS.map((way) => [CONSENTS[way], ways.includes(way)] as const);
  return Object.fromEntries(entries) as Record<'consentEmail' | 'consentPhone' | 'consentSms', boolean>;
}
