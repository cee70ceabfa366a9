export const sessionTexts = {
  loading: 'Loading your workspace...',
  redirecting: 'Redirecting to login...',
  unreachable: 'We cannot reach the server',
} as const;
