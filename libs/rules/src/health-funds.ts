/**
 * The most common private health funds in Australia, by their popular names. A practice starts with these until it edits its own
 * list, and staff can enter any other. Source: the register of private health insurers (Australian Prudential Regulation
 * Authority).
 */
export const HEALTH_FUNDS: readonly string[] = [
  'ACA Health',
  'ahm',
  'AIA Health',
  'Australian Unity',
  'Bupa',
  'CBHS',
  'Defence Health',
  'Doctors’ Health Fund',
  'Frank',
  'GMHBA',
  'GU Health',
  'HBF',
  'HCF',
  'Health Partners',
  'HIF',
  'Latrobe Health',
  'Medibank',
  'Navy Health',
  'nib',
  'Peoplecare',
  'Police Health',
  'Qantas Insurance',
  'Queensland Country Health Fund',
  'rt health',
  'St Lukes Health',
  'Teachers Health',
  'TUH',
  'UniHealth',
  'Westfund',
];
