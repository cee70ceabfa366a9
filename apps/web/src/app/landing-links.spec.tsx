import { screen, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { LandingPage } from '../features/landing/landing.page';
import { renderPage } from '../testing/render-page';
import { buildRoutes } from './app.routes';

it('links from the landing page only to existing pages', async () => {
  renderPage(<LandingPage />, {
    path: '/',
    isSignedIn: false,
    replies: { 'GET /api/plans': [{ body: { items: [] } }] },
  });
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByText(/Monday to Friday 9AM-6PM AEST/)).toBeInTheDocument();
  const paths = screen
    .getAllByRole('link')
    .map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, ''));
  const ends = paths.map((path) => matchRoutes(buildRoutes('production'), path || '/')?.at(-1)?.route.path);
  expect(ends).not.toContain('*');
  expect(paths).toEqual(expect.arrayContaining(['/terms', '/privacy']));
  expect(within(footer).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/#contact');
});

it('has no separate page at /contact, as the form is on the landing page', () => {
  expect(matchRoutes(buildRoutes('production'), '/contact')?.at(-1)?.route.path).toBe('*');
});
