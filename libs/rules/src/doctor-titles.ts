/** Titles of doctors: those of the product specification, followed by others in use in Australia and New Zealand. */
export const DOCTOR_TITLES = ['Dr', 'Prof', 'Mr', 'Ms', 'Mrs', 'A/Prof', 'Miss', 'Mx'] as const;
