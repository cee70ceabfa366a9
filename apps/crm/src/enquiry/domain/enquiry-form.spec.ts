import { isSlug } from '@quillcare/rules';
import { campaignOf, defaultPrivacyNote, newEnquiryForm } from './enquiry-form';

it('creates an enquiry form switched off, with a slug of the practice’s name', () => {
  const form = newEnquiryForm('Harbour Plastic & Reconstructive Surgery');
  expect(form).toMatchObject({ isOn: false, slug: 'harbour-plastic-reconstructive-surgery' });
  expect(isSlug(form.slug)).toBe(true);
});

it('names the practice and the law of its country in the default privacy note', () => {
  expect(defaultPrivacyNote('Harbour', 'AU')).toMatch(/^Harbour uses .* Privacy Act 1988/);
  expect(defaultPrivacyNote('Harbour', 'NZ')).toContain('Health Information Privacy Code 2020');
});

it.each([
  [{ utmSource: 'google', utmMedium: 'cpc', utmCampaign: 'Spring' }, 'Spring'],
  [{ utmSource: 'google', utmMedium: 'cpc', utmCampaign: null }, 'google / cpc'],
  [{ utmSource: 'newsletter', utmMedium: null, utmCampaign: null }, 'newsletter'],
  [{ utmSource: null, utmMedium: null, utmCampaign: null }, null],
])('attributes %o to the campaign %s', (given, campaign) => expect(campaignOf(given)).toBe(campaign));
