import type { Country, EnquiryForm } from '@quillcare/contracts';
import { slugOf } from '@quillcare/rules';

/** What is stored of a form. */
export type StoredEnquiryForm = Omit<EnquiryForm, 'version' | 'updatedAt' | 'earlierSlugs'>;

/** The form of a practice that never saved one: off, with an address that its name suggests. */
export function newEnquiryForm(practiceName: string): StoredEnquiryForm {
  return {
    isOn: false,
    slug: slugOf(practiceName),
    greeting: null,
    privacyNote: null,
    // Whoever signed up did not mean to publish their own.
    publicEmail: null,
    surgeryIds: [],
    origins: [],
  };
}

const LAW: Record<Country, string> = {
  AU: 'the Privacy Act 1988 and the Australian Privacy Principles',
  NZ: 'the Privacy Act 2020 and the Health Information Privacy Code 2020',
};

/** The privacy note of a practice that wrote none. */
export function defaultPrivacyNote(practice: string, country: Country): string {
  return `${practice} uses what you enter here to answer your enquiry and handles it under ${LAW[country]}. Our staff see it, and the provider of our software stores it for us. You may ask us to show you what we hold about you, to correct it or to delete it.`;
}

interface Campaign {
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
}

/** The campaign of a lead: its name, or where it ran. */
export function campaignOf({ utmSource, utmMedium, utmCampaign }: Campaign): string | null {
  const parts = utmCampaign ? [utmCampaign] : [utmSource, utmMedium];
  return parts.filter(Boolean).join(' / ').slice(0, 120) || null;
}
