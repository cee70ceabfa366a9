import type { Organisation } from '@quillcare/contracts';
import { toPracticeFacts, type Letter } from '../../letter/domain/letter';
import { thanksKey } from '../../letter/domain/templates/enquiry-received';
import type { Enquiry } from './enquiry-news';

/**
 * Returns the thank-you email for an enquiry from the form. Null without an email address, and for enquiries that a website
 * submitted with an API key, because that website thanks people itself.
 */
export function enquiryLetter(
  { via, firstName, email }: Enquiry,
  organisation: Organisation,
  enquiryId: string,
): Letter | null {
  if (via !== 'FORM' || email === null) return null;
  return {
    recipient: email,
    content: { template: 'enquiry-received', params: { firstName, practice: toPracticeFacts(organisation) } },
    dedupeKey: thanksKey(enquiryId),
    quote: null,
  };
}
