import { screen, within } from '@testing-library/react';
import { pageOf } from '../../testing/fake-server';
import { asPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { ContactMessageListPage } from './contact-message-list.page';

const ROUTE = 'GET /api/contact-messages';
const message = {
  id: '01a1fa25-0000-7000-8000-000000000009',
  createdAt: '2026-11-20T08:00:00.000Z',
  firstName: 'Siobhán',
  lastName: "O'Brien",
  email: 'siobhan@practice.example',
  practiceName: 'Ngāpō Surgical',
  message: 'Good morning,\n\ncan we bring our clients along?',
  mailState: 'FAILED',
};

function setUp(items: unknown[], url = '/admin/contact-messages') {
  asPhone();
  return renderPage(<ContactMessageListPage />, {
    path: '/admin/contact-messages',
    url,
    replies: { [ROUTE]: [pageOf(items)] },
  });
}

it('opens a message next to the list, with a link to reply', async () => {
  const { user } = setUp([message]);
  await user.click(await screen.findByRole('link', { name: "Siobhán O'Brien" }));
  const drawer = await screen.findByRole('dialog', { name: 'Message' });
  expect(within(drawer).getByText(/can we bring our clients along/)).toBeInTheDocument();
  expect(within(drawer).getByText('Not delivered')).toBeInTheDocument();
  expect(within(drawer).getByText(/The message is stored here only/)).toBeInTheDocument();
  expect(within(drawer).getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:siobhan@practice.example?subject=Your%20message%20to%20Quillcare',
  );
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('link', { name: 'Reply by email' })).toBeNull();
});

it('searches on the server', async () => {
  const { sent } = setUp([message], '/admin/contact-messages?search=clients');
  expect(await screen.findByRole('link', { name: "Siobhán O'Brien" })).toBeInTheDocument();
  expect(sent(ROUTE)[0]?.path).toBe('/api/contact-messages?search=clients');
});

it('states that there are no messages yet', async () => {
  setUp([]);
  expect(await screen.findByText('No messages yet')).toBeInTheDocument();
});
