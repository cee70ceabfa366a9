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

export interface EnquiryValues {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  surgeryId: string;
  message: string;
  ways: readonly ContactWay[];
  /** Honeypot: hidden from people, so it stays empty. */
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

/** Returns the id of the consent checkbox for a contact way, which is also the path of its error. */
export const consentOf = (way: ContactWay): string => CONSENTS[way];

/** Returns the validation errors, in the order of the form. */
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

/** Builds the request body. */
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
