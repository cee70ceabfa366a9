export const shellTexts = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  toDark: 'Use dark colours',
  toLight: 'Use light colours',
  account: 'Your account',
  signOut: 'Sign Out',
  offline: 'You are offline. What you see may be old; changes cannot be saved until the connection is back.',
  degraded: 'The connection is unsteady. We keep trying; new information may arrive late.',
  // The specification's sentence, and what it means for the work.
  unconfirmed: {
    title: 'Organisation Loading Error',
    text: 'There was an issue loading organisation data. The app will continue to work with limited functionality.',
    meaning:
      'You can look around; nothing can be saved until the server answers. We try again every 5 seconds.',
  },
  connectedAgain: 'You are connected again',
  forAdministrators: 'Platform',
} as const;
