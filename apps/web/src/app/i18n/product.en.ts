/** The product's own words about itself; every language has them. */
export const productEn = {
  tagline: 'Surgical Quote Management',
  description: 'Streamline your surgical practice with comprehensive quote and lead management',
} as const;
