/** First and last postcode of each range that Australia Post has assigned to a state or territory. */
export const AU_RANGES = {
  NSW: [
    ['1000', '1999'],
    ['2000', '2599'],
    ['2619', '2899'],
    ['2921', '2999'],
  ],
  ACT: [
    ['0200', '0299'],
    ['2600', '2618'],
    ['2900', '2920'],
  ],
  VIC: [
    ['3000', '3996'],
    ['8000', '8999'],
  ],
  QLD: [
    ['4000', '4999'],
    ['9000', '9999'],
  ],
  SA: [
    ['5000', '5799'],
    ['5800', '5999'],
  ],
  WA: [
    ['6000', '6797'],
    ['6800', '6999'],
  ],
  TAS: [
    ['7000', '7799'],
    ['7800', '7999'],
  ],
  NT: [
    ['0800', '0899'],
    ['0900', '0999'],
  ],
} as const;

/** Not postcodes: foreign ones, non-Latin digits, other formats. Nothing below 0200 was ever assigned. */
export const NOT_AU = [
  '0000',
  '0199',
  '12345',
  '1e3',
  '２０００',
  'SW1A 1AA',
  'K1A 0B1',
  '90210-1234',
  '20.0',
  '-200',
  '+200',
  '2,000',
] as const;

/** Postcodes of New Zealand Post, from Northland to Southland; the first digit may be 0. */
export const NZ_POSTCODES = [
  '0110',
  '0610',
  '1010',
  '2012',
  '3110',
  '3204',
  '4110',
  '5010',
  '6011',
  '7010',
  '8011',
  '9016',
  '9810',
] as const;

export const NOT_NZ = ['110', '10100', '101O', '１０１０', ''] as const;
