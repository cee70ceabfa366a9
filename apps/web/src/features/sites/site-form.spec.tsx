import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { NewSitePage } from './site.form';
import { siteSample } from './site.sample';

it('creates a site with all its fields, and opens it', async () => {
  const { user, sent, at } = renderPage(<NewSitePage />, {
    path: '/sites/new',
    replies: { 'POST /api/sites': [{ body: siteSample }] },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Chatswood Day Surgery');
  await user.click(screen.getByRole('combobox', { name: /^Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Day surgery' }));
  await user.type(screen.getByRole('textbox', { name: 'Address' }), '12 Help Street, Chatswood');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '02 9555 0175');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Add site' }));
  await waitFor(() => expect(at()).toBe(`/sites/${siteSample.id}`));
  expect(sent('POST /api/sites')[0]!.body).toEqual({
    name: 'Chatswood Day Surgery',
    siteType: 'DAY_SURGERY',
    address: '12 Help Street, Chatswood',
    phone: '02 9555 0175',
    email: null,
    isActive: true,
  });
});
