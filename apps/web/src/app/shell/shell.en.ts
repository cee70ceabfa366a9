import { defineWords } from '../../shared/words/words';

export const shellWords = defineWords('shell', {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  add: 'Add',
  openNavigation: 'Open navigation',
  toDark: 'Switch to dark mode',
  toLight: 'Switch to light mode',
  account: 'Your account',
  signOut: 'Sign Out',
  offline:
    'You are offline. This page may be out of date, and you cannot save changes until you are back online.',
  degraded: 'Connection problem. We are trying to reconnect. Updates may be delayed.',
  // Title and text are the specification's; `meaning` explains the practical effect.
  unconfirmed: {
    title: 'Organisation Loading Error',
    text: 'There was an issue loading organisation data. The app will continue to work with limited functionality.',
    meaning:
      'You can view records, but you cannot save changes until the server responds. We retry every 5 seconds.',
  },
  connectedAgain: 'You’re back online',
  forAdministrators: 'Platform',
});
