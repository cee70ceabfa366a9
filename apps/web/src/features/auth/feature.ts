import type { Feature } from '../../shared/feature/feature';
import { isActiveUser } from '../../shared/feature/visibility';
import { LOCKED_PATH, SET_UP_PATH, VERIFY_PATH } from '../../shared/session/second-step.path';

const signUp = async () => (await import('./create-account.page')).CreateAccountPage;

export const authFeature: Feature = {
  pages: [
    { path: '/login', right: 'public', load: async () => (await import('./login.page')).LoginPage },
    {
      path: '/auth/reset-password',
      right: 'public',
      load: async () => (await import('./reset-password.page')).ResetPasswordPage,
    },
    {
      path: '/auth/confirm-email',
      right: 'public',
      load: async () => (await import('./confirm-email.page')).ConfirmEmailPage,
    },
    {
      path: '/auth/correct-email',
      right: 'public',
      load: async () => (await import('./correct-email.page')).CorrectEmailPage,
    },
    {
      path: '/invitation/:token',
      right: 'public',
      load: async () => (await import('./invitation.page')).InvitationPage,
    },
    { path: '/create-account', right: 'public', load: signUp },
    { path: '/signup', right: 'public', load: signUp },
    {
      path: VERIFY_PATH,
      isAlone: true,
      load: async () => (await import('./second-step/verify.page')).VerifyPage,
    },
    { path: LOCKED_PATH, isAlone: true, load: async () => (await import('./locked/locked.page')).LockedPage },
    { path: SET_UP_PATH, load: async () => (await import('./second-step/set-up.page')).SetUpPage },
  ],
  entries: [{ to: SET_UP_PATH, label: 'entry.twoStep', palette: { order: 50, isVisible: isActiveUser } }],
  stepUpDialog: async () => (await import('./second-step/step-up.dialog')).StepUpDialog,
};
