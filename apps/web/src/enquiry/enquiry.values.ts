import {
  findCallbackPhoneProblem,
  CONTACT_METHODS,
  contactProblems,
  spamProblem,
  type ContactMethod,
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
  ways: readonly ContactMethod[];
  /** Honeypot: hidden from people, so it stays empty. */
  homepage: string;
}

export const EMPTY_VALUES: EnquiryValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  surgeryId: '',
  message: '',
  homepage: '',
  ways: [],
};

const CONSENT_FIELDS: Record<ContactMethod, 'consentEmail' | 'consentPhone' | 'consentSms'> = {
  email: 'consentEmail',
  phone: 'consentPhone',
  sms: 'consentSms',
};

/** Returns the id of the consent checkbox for a contact way, which is also the path of its error. */
export const consentField = (method: ContactMethod): string => CONSENT_FIELDS[method];

/** Returns the validation errors, in the order of the form. */
export function validateEnquiry(values: EnquiryValues, country: Country): EnquiryProblem[] {
  const name = values.firstName.trim() === '' ? [{ path: 'firstName', message: ENQUIRY.missingName }] : [];
  const spam = spamProblem(values.message);
  const phone = values.phone.trim() === '' ? null : findCallbackPhoneProblem(values.phone, country);
  return [
    ...name,
    ...(phone ? [{ path: 'phone', message: phone }] : []),
    ...(spam ? [{ path: 'message', message: spam }] : []),
    ...contactProblems({
      email: values.email.trim(),
      phone: values.phone.trim(),
      ...consentsOf(values),
    }),
  ];
}

/** Builds the request body. */
export function toEnquiry(values: EnquiryValues, token: string, campaign: Campaign): Enquiry {
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
  const entries = CONTACT_METHODS.map((method) => [CONSENT_FIELDS[method], ways.includes(method)] as const);
  return Object.fromEntries(entries) as Record<'consentEmail' | 'consentPhone' | 'consentSms', boolean>;
}
