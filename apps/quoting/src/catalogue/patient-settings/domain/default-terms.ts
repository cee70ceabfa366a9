import type { Country } from '@quillcare/contracts';
import { AUSTRALIA } from './default-terms.australia';
import { NEW_ZEALAND } from './default-terms.new-zealand';
import { normaliseTerms, type TermsText } from './patient-terms';

/** The country-specific parts of the terms: laws, who pays benefits, and where to complain. */
export interface CountryTerms {
  benefits: readonly string[];
  coolingOff: string;
  privacy: readonly string[];
  complaints: readonly string[];
  law: readonly string[];
}

const WHAT_IT_IS = [
  'These terms belong to the quote that they were sent with. “We” and “us” mean the practice named on the quote; “you” means the patient it was prepared for, or the person who may lawfully decide for them.',
  '# What this quote is',
  'The quote tells you in writing what we expect the planned procedure to cost, before you decide. It was prepared for you alone, from what we know about your health and your plans today. It is open until the end of the day shown on it as the last valid day. Until then you may accept it, decline it or ask us about it.',
  'By accepting the quote you agree to its fees and to these terms. It does not book or confirm your operation, and it is not your consent to treatment. Your doctor discusses the procedure, its risks and its alternatives with you, and you give that consent separately. You are free to get a second opinion first.',
];

const FEES = [
  '# Fixed fees and estimates',
  'Each line of the quote says which kind of fee it is. A fixed fee does not change as long as the planned procedure stays the same. An estimate is the best figure we have today; the final amount can be higher or lower. A line marked as not included is not part of the total, and you may have to pay for it as well.',
  'Amounts include goods and services tax (GST) where it applies.',
];

const BILLING = [
  '# Who bills you',
  'Each line also says who sends you the bill. We bill only the lines that say so. An anaesthetist, an assistant, a hospital or a laboratory that bills you itself is independent of us, decides its own fee and has its own terms. What the quote says about its fee is what we know of it; please ask it to confirm the amount if you want to be certain.',
];

const PAYMENT = [
  '# Payment',
  'Accepting the quote is not a payment. We tell you in writing what is due to us, when, and how you can pay it, before you have to pay. We ask for a deposit only if we told you its amount, and when you would get it back, before you accepted. We do not pass your bank or card details to anybody who does not need them for the payment.',
];

const CHANGES = [
  '# If the plan changes',
  'The procedure may have to change after you accepted: because of a test result, because your health changed, or because you and your doctor decide on something else. If that changes our fees, we send you a changed quote that shows the difference. What you accepted stands until you accept the change.',
  'Sometimes it only becomes clear during an operation that something more, or something else, has to be done. Your doctor does that only where you consented to it or where it cannot wait. It can change the fees. We explain any such change to you as soon as we can.',
];

const withdrawalTerms = (coolingOff: string) => [
  '# Changing your mind and cancelling',
  'You may withdraw your acceptance until we have confirmed your surgery, without giving a reason and at no charge from us. You can do it on the page on which you accepted the quote, or by telling us.',
  coolingOff,
  'After the surgery is confirmed you may still decide not to go ahead; nobody has to have an operation. Please tell us as early as you can. We charge you for a cancellation only if we told you the amount in writing before you accepted, and never more than what the cancellation can reasonably be expected to cost us. A hospital or another provider may have its own rule. If we have to cancel or postpone, we do not charge you for that, and we return what you paid us for services that you did not receive.',
];

const SIGNING = [
  '# Signing electronically',
  'You agree to receive the quote and to sign it electronically. Your signature, drawn, typed or as a picture, then has the same meaning as one on paper. If you would rather sign on paper, tell us; it makes no difference to your treatment or your fees.',
  'Only you may sign with the link that we sent you, unless somebody signs for you who may lawfully do so and says who they are. Please do not pass the link on. The quote and these terms are kept exactly as they were when you signed. You can print them, and you can ask us for a copy at any time.',
];

const BY_COUNTRY: Record<Country, TermsText> = { AU: buildTerms(AUSTRALIA), NZ: buildTerms(NEW_ZEALAND) };

/**
 * The terms of a practice that has published none. Changes apply only to quotes sent from then on, because the text of an issued
 * quote is stored with the practice.
 */
export function defaultTerms(country: Country): TermsText {
  return BY_COUNTRY[country];
}

function buildTerms(country: CountryTerms): TermsText {
  const sections = [
    ...WHAT_IT_IS,
    ...FEES,
    ...BILLING,
    ...PAYMENT,
    ...CHANGES,
    ...withdrawalTerms(country.coolingOff),
    ...country.benefits,
    ...country.privacy,
    ...SIGNING,
    ...country.complaints,
    ...country.law,
  ];
  return normaliseTerms({ title: 'Terms and conditions of your quote', text: sections.join('\n\n') });
}
