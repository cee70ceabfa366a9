/** The youngest and the oldest age, in years, from which a practice can let its patients sign alone. */
export const SIGNING_AGES = { min: 16, max: 25 } as const;
