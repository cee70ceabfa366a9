import type { Country, EnquiryForm } from '@quillcare/contracts';
import { slugOf } from '@quillcare/rules';

/** The stored part of a form. */
export type StoredEnquiryForm = Omit<EnquiryForm, 'version' | 'updatedAt' | 'earlierSlugs'>;

/** Returns the default form: off, with a slug derived from the practice's name. */
export function newEnquiryForm(practiceName: string): StoredEnquiryForm {
  return {
    isOn: false,
    slug: slugOf(practiceName),
    greeting: null,
    privacyNote: null,
    // Not prefilled, because the person who signed up did not mean to publish their own address.
    publicEmail: null,
    surgeryIds: [],
    origins: [],
  };
}

const LAW: Record<Country, string> = {
  AU: 'the Privacy Act 1988 and the Australian Privacy Principles',
  NZ: 'the Privacy Act 2020 and the Health Information Privacy Code 2020',
};

export function defaultPrivacyNote(practice: string, country: Country): string {
  return `${practice} uses what you enter here to answer your enquiry and handles it under ${LAW[country]}. Our staff see it, and the provider of our software stores it for us. You may ask us to show you what we hold about you, to correct it or to delete it.`;
}

interface Campaign {
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
}

/** Returns the lead's campaign: its name or, failing that, its source and medium. */
export function campaignOf({ utmSource, utmMedium, utmCampaign }: Campaign): string | null {
  const parts = utmCampaign ? [utmCampaign] : [utmSource, utmMedium];
  return parts.filter(Boolean).join(' / ').slice(0, 120) || null;
}
