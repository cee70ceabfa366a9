import type { Organisation } from '@quillcare/contracts';
import { practiceOf, type Letter } from '../../letter/domain/letter';
import { thanksKey } from '../../letter/domain/templates/enquiry-received';
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
