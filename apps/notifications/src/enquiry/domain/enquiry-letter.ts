import type { Organisation } from '@quillcare/contracts';
import { practiceOf, type Letter } from '../../mail/domain/letter';
import type { Enquiry } from './enquiry-news';

/**
 * Thanks whoever asked by the form and gave an address. Somebody whom a website added with a key is thanked by that website;
 * null for them.
 */
export function enquiryLetter(
  { via, firstName, email }: Enquiry,
  organisation: Organisation,
  enquiryId: string,
): Letter | null {
  if (via !== 'FORM' || email === null) return null;
  return {
    recipient: email,
    content: { template: 'enquiry-received', params: { firstName, practice: practiceOf(organisation) } },
    dedupeKey: thanksKey(enquiryId),
    quote: null,
  };
}

/** Under which key the email that thanks for an enquiry is kept: there is one of each. */
export function thanksKey(enquiryId: string): string {
  return `enquiry-received:${enquiryId}`;
}
