import type { RouteObject } from 'react-router-dom';

const landing = () => import('../features/landing/landing.page');
const signUp = () => import('../features/auth/create-account.page');
const legal = () => import('../features/landing/legal.page');

/** What strangers see. */
export const publicRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await landing()).LandingPage }) },
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('../features/auth/login.page')).LoginPage }),
  },
  { path: '/create-account', lazy: async () => ({ Component: (await signUp()).CreateAccountPage }) },
  { path: '/signup', lazy: async () => ({ Component: (await signUp()).CreateAccountPage }) },
  { path: '/terms', lazy: async () => ({ Component: (await legal()).TermsPage }) },
  { path: '/privacy', lazy: async () => ({ Component: (await legal()).PrivacyPage }) },
];
