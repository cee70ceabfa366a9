/** Lists directory and catalogue entries by name. */
export const directoryList = {
  common: ['isActive', 'isDuplicateFlag', 'category', 'siteType', 'hasOptions', 'sided'],
} as const;
