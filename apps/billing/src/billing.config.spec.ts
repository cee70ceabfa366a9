import { billingConfig } from './billing.config';

const claims = (LANDING_CLAIMS?: string) => billingConfig.safeParse({ LANDING_CLAIMS });

describe('landing page claims', () => {
  it('are empty unless configured', () => {
    expect(claims().data?.LANDING_CLAIMS).toEqual([]);
    expect(claims(' ; ').data?.LANDING_CLAIMS).toEqual([]);
  });

  it('are parsed into figures with a label and a source', () => {
    const text = '41 | practices | Our customers in June 2026; 12 min | to a quote | Measured in May 2026 ';
    expect(claims(text).data?.LANDING_CLAIMS).toEqual([
      { figure: '41', label: 'practices', source: 'Our customers in June 2026' },
      { figure: '12 min', label: 'to a quote', source: 'Measured in May 2026' },
    ]);
  });

  it.each(['500+ | practices', '500+ | practices | ', 'a|b|c;a|b|c;a|b|c;a|b|c;a|b|c'])(
    'reject the setting %s',
    (text) => {
      expect(claims(text).error?.issues).toEqual([
        expect.objectContaining({ path: ['LANDING_CLAIMS'], message: expect.stringContaining('at most 4') }),
      ]);
    },
  );
});
