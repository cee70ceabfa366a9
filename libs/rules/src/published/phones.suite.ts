/**
 * Numbers that the Australian Communications and Media Authority reserves for films, books and tests ("Phone numbers for use in
 * TV shows, films and creative works"): well-formed, in the numbering plan, and assigned to nobody.
 */
export const AU_MOBILES = [
  '0491 570 006',
  '0491 570 156',
  '0491 570 157',
  '0491 570 158',
  '0491 570 159',
  '0491 570 110',
  '0491 570 313',
  '0491 570 737',
  '0491 571 266',
  '0491 571 491',
  '0491 571 804',
  '0491 572 549',
  '0491 572 665',
  '0491 572 983',
  '0491 573 770',
  '0491 573 087',
  '0491 574 118',
  '0491 574 632',
  '0491 575 254',
  '0491 575 789',
  '0491 576 398',
  '0491 576 801',
  '0491 577 426',
  '0491 577 644',
  '0491 578 957',
  '0491 578 148',
  '0491 578 888',
  '0491 579 212',
  '0491 579 760',
  '0491 579 455',
] as const;

/** The two reserved blocks of ten thousand numbers in each area: 5550 and 7010. */
export const AU_LANDLINES = ['02', '03', '07', '08'].flatMap((area) => [
  `(${area}) 5550 0000`,
  `(${area}) 5550 9999`,
  `(${area}) 7010 0000`,
  `(${area}) 7010 9999`,
]);

/** Free-call and local-rate numbers from the same list: for organisations, never for people. */
export const AU_ORGANISATIONS = [
  '1800 160 401',
  '1800 975 707',
  '1800 975 708',
  '1800 975 709',
  '1800 975 710',
  '1800 975 711',
  '1300 975 707',
  '1300 975 708',
  '1300 975 709',
  '1300 975 710',
  '1300 975 711',
] as const;

/**
 * Numbers that are not anyone's telephone: emergency and helpline codes, premium rate, satellite and data ranges of the
 * Telecommunications Numbering Plan 2015.
 */
export const AU_UNASSIGNED = [
  '000',
  '112',
  '106',
  '1194',
  '12455',
  '1900 654 321',
  '0550 000 000',
  '0198 123 456',
] as const;

/** Ranges of the New Zealand numbering plan (Number Administration Deed): areas 3, 4, 6, 7, 9 and mobiles 20 to 29. */
export const NZ_NUMBERS = [
  '(03) 377 8000',
  '(04) 472 4000',
  '(06) 835 5000',
  '(07) 839 4000',
  '(09) 307 7000',
  '021 123 456',
  '021 123 4567',
  '022 123 4567',
  '027 123 4567',
  '029 123 4567',
] as const;

export const NZ_UNASSIGNED = [
  '111',
  '105',
  '0900 12345',
  '01 123 4567',
  '05 123 4567',
  '(03) 177 8000',
] as const;
