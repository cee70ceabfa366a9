export const directoryList = {
  common: ['isActive', 'isDuplicateFlag', 'category', 'siteType', 'hasOptions', 'sided'],
} as const;
