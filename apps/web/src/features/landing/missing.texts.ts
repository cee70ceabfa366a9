export const missingTexts = {
  hint: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
} as const;
