/** The range, in years, for the age from which a practice lets patients sign alone. */
export const SIGNING_AGES = { min: 16, max: 25 } as const;
