/** The titles of doctors: those of the product specification, then others that are in use in Australia and New Zealand. */
export const DOCTOR_TITLES = ['Dr', 'Prof', 'Mr', 'Ms', 'Mrs', 'A/Prof', 'Miss', 'Mx'] as const;
