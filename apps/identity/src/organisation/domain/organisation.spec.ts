import { newOrganisation } from './organisation';

const practice = {
  name: 'Harbour Surgical',
  email: 'mere.ngata@harbour.example',
  phone: '+61298765432',
  country: 'AU' as const,
};

describe('a new organisation', () => {
  it('gets currency and time zone of its country', () => {
    expect(newOrganisation(practice)).toMatchObject({ currency: 'AUD', timeZone: 'Australia/Sydney' });
    expect(newOrganisation({ ...practice, country: 'NZ' })).toMatchObject({
      currency: 'NZD',
      timeZone: 'Pacific/Auckland',
    });
  });

  it('is named after the email address if no name was given', () => {
    expect(newOrganisation({ ...practice, name: null }).name).toBe("mere.ngata's Organization");
    expect(newOrganisation(practice).name).toBe('Harbour Surgical');
  });

  it('is active and billed', () => {
    expect(newOrganisation(practice)).toMatchObject({ isActive: true, isNonBilling: false });
  });
});
