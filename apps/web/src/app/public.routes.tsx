import { Navigate, type RouteObject } from 'react-router-dom';

const landing = () => import('../features/landing/landing.page');
const signUp = () => import('../features/auth/create-account.page');
const legal = () => import('../features/landing/legal.page');

/** Pages that need no session. */
export const publicRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await landing()).LandingPage }) },
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('../features/auth/login.page')).LoginPage }),
  },
  {
    path: '/auth/reset-password',
    lazy: async () => ({
      Component: (await import('../features/auth/reset-password.page')).ResetPasswordPage,
    }),
  },
  {
    path: '/auth/confirm-email',
    lazy: async () => ({ Component: (await import('../features/auth/confirm-email.page')).ConfirmEmailPage }),
  },
  {
    path: '/auth/correct-email',
    lazy: async () => ({ Component: (await import('../features/auth/correct-email.page')).CorrectEmailPage }),
  },
  {
    path: '/invitation/:token',
    lazy: async () => ({ Component: (await import('../features/auth/invitation.page')).InvitationPage }),
  },
  { path: '/create-account', lazy: async () => ({ Component: (await signUp()).CreateAccountPage }) },
  { path: '/signup', lazy: async () => ({ Component: (await signUp()).CreateAccountPage }) },
  { path: '/terms', lazy: async () => ({ Component: (await legal()).TermsPage }) },
  {
    path: '/dev/mailbox',
    lazy: async () => ({ Component: (await import('../features/dev-mailbox/mailbox.page')).MailboxPage }),
  },
  {
    path: '/startup-wizard',
    lazy: async () => ({
      Component: (await import('../features/startup/startup-wizard.page')).StartupWizardPage,
    }),
  },
  {
    path: '/subscription-success',
    lazy: async () => ({
      Component: (await import('../features/billing/subscription-success.page')).SubscriptionSuccessPage,
    }),
  },
  { path: '/privacy', lazy: async () => ({ Component: (await legal()).PrivacyPage }) },
  { path: '/contact', element: <Navigate to="/#contact" replace /> },
];

/** Every address without a page. */
export const missingRoute: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('../features/landing/missing.page')).MissingPage }),
};
