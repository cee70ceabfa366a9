export const shellTexts = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  toDark: 'Use dark colours',
  toLight: 'Use light colours',
  account: 'Your account',
  signedOut: 'Logged out successfully',
  offline: 'You are offline. What you see may be old; changes cannot be saved until the connection is back.',
  degraded: 'The connection is unsteady. We keep trying; new information may arrive late.',
  forAdministrators: 'Platform',
} as const;
