export const comingTexts = {
  title: 'This page is not part of this release yet.',
  holds: 'It will hold:',
  back: 'Go to Dashboard',
} as const;
