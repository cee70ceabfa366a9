/** Entries of the directory and the catalogue are listed by name. */
export const directoryList = {
  common: ['isActive', 'isDuplicateFlag', 'category', 'siteType', 'hasOptions', 'sided'],
} as const;
