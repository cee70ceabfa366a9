/** Entries of the directory and the catalogue are listed by name. */
export const directoryList = {
  defaultSort: 'name',
  sorts: { name: ['sortName'] },
  common: ['isActive', 'isDuplicateFlag', 'category', 'siteType', 'hasOptions', 'sided'],
} as const;
