import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import {
  createBrowserRouter,
  type RouteObject,
  Outlet,
  Navigate,
  Link as RouterLink,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { allows, type OperationPermission } from '@quillcare/contracts';
import { LoadingScreen, PageHeader } from '@quillcare/ui';
import { getEnvironment, type Environment } from '../shared/environment/environment';
import type { FeaturePage, Right } from '../shared/feature/feature';
import { errorWords } from '../shared/pages/error.en';
import { NotFoundPage } from '../shared/pages/not-found.page';
import { useSession } from '../shared/session/session.context';
import { ToastRegion } from '../shared/toasts/toast-region.view';
import { useWords } from '../shared/words/words';
import { fetchPermission } from './access/permissions';
import { PlanRefusalHost } from './access/plan-refusal.host';
import { RequireSession } from './access/require-session.view';
import { StepUpHost } from './access/step-up.host';
import { ErrorScreen } from './errors/error-screen.view';
import { FEATURES } from './features';
import { productWords } from './shell/product.en';
import { SupportAccessWatcher } from './support/support-access-watcher.view';
import { SupportBanner } from './support/support.banner';

const buildShellRoute = (where: Environment): RouteObject => ({
  // Loaded lazily, because a visitor who is not signed in never sees the shell.
  lazy: async () => ({ Component: await (await import('./shell/load.frame')).loadFrame() }),
  children: [
    {
      errorElement: <ErrorScreen />,
      children: [
        ...buildFeatureRoutes(where, 'shell'),
        { path: '/admin/*', element: <NotFoundPage isWithinShell /> },
      ],
    },
  ],
});

/** Returns all routes of the staff app in the given environment. The patient's page is a separate entry. */
export const buildRoutes = (where: Environment): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    // Looks like index.html while the first page's code loads.
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      ...buildFeatureRoutes(where, 'public'),
      ...buildRedirectRoutes(),
      {
        element: <RequireSession />,
        children: [...buildFeatureRoutes(where, 'alone'), buildShellRoute(where)],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(buildRoutes(getEnvironment()));

function Root() {
  useDescription();
  return (
    <>
      <SupportBanner />
      <Outlet />
      <StepUpHost />
      <PlanRefusalHost />
      <ToastRegion />
      <SupportAccessWatcher />
    </>
  );
}

/** Sets the page's description, which browsers show with a bookmark, in the user's language. */
function useDescription(): void {
  const description = useWords(productWords)('description');
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}

/** Where a page is shown: without a session, without the shell to signed-in users, or inside the shell. */
type PageLayout = 'public' | 'alone' | 'shell';

/** Returns the features' pages that exist in the environment, for the given surroundings. */
function buildFeatureRoutes(environment: Environment, surroundings: PageLayout): RouteObject[] {
  return FEATURES.flatMap(({ pages = [] }) => pages)
    .filter((page) => existsIn(environment, page) && surroundingsOf(page) === surroundings)
    .map(routeOf);
}

/** Redirects old URLs to their current pages. */
function buildRedirectRoutes(): RouteObject[] {
  return FEATURES.flatMap(({ redirects = {} }) => Object.entries(redirects)).map(([path, to]) => ({
    path,
    element: <Navigate to={to} replace />,
  }));
}

function existsIn(environment: Environment, { only }: FeaturePage): boolean {
  if (only === undefined) return true;
  return (only === 'production') === (environment === 'production');
}

function surroundingsOf({ right, isAlone }: FeaturePage): PageLayout {
  if (right === 'public') return 'public';
  return isAlone ? 'alone' : 'shell';
}

function routeOf({ path, right, load }: FeaturePage): RouteObject {
  const route: RouteObject = { path, lazy: async () => ({ Component: await load() }) };
  return right === undefined || right === 'public' ? route : withRequiredRight(right, route);
}

/** Wraps a page so that only people with the right can open it. */
function withRequiredRight(right: Right, page: RouteObject): RouteObject {
  const children = [page];
  if (typeof right !== 'function') return { element: <RequireRight permission={right} />, children };
  return {
    lazy: async () => ({ element: <RequireRight permission={await fetchPermission(right)} /> }),
    children,
  };
}

/** Renders the nested pages for people with the permission, and an explanation for everyone else. */
function RequireRight({ permission }: { permission: OperationPermission }) {
  const { user } = useSession();
  if (allows(permission, user)) return <Outlet />;
  return <NotPermitted />;
}

/** Replaces a page the user may not open: says why, whom to ask and where to go. */
function NotPermitted() {
  const t = useWords(errorWords);
  const navigate = useNavigate();
  // The first page of a window has nothing to go back to.
  const isFirst = useLocation().key === 'default';
  return (
    <>
      <PageHeader title={t('forbidden')} subtitle={t('forbiddenHint')} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={RouterLink} to="/app" variant="contained">
          {t('home')}
        </Button>
        {!isFirst && <Button onClick={() => void navigate(-1)}>{t('back')}</Button>}
      </Box>
    </>
  );
}
