// Email addresses of made-up accounts.

const domainOf = (seed, index) => `practice-${index + 1}.seed-${seed}.example`;

/** The address of a practice's administrator. The practice with index 0 is the largest. */
export const adminEmail = (seed, index) => `admin@${domainOf(seed, index)}`;

/** The address of another member of staff. */
export const staffEmail = (seed, index, at) => `staff-${at}@${domainOf(seed, index)}`;
