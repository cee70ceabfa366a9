import { shownAnnouncement } from '@quillcare/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { AnnouncementBanner } from './announcement.banner';

const THEATRE = blankOf(shownAnnouncement, {
  id: '01a1fa25-0000-7000-8000-00000000000a',
  title: 'Theatre 2 is closed',
  message: 'Until Friday.',
  type: 'WARNING',
  priority: 'HIGH',
  source: 'ORGANISATION',
  isDismissible: true,
  showInBanner: true,
  showInNotificationCenter: true,
  publishedAt: '2026-11-20T08:00:00.000Z',
});
const PRICES = {
  ...THEATRE,
  id: '01a1fa25-0000-7000-8000-00000000000b',
  title: 'New fees',
  message: 'From January.',
  type: 'INFO',
  action: { label: 'See the rules', target: '/admin/pricing-rules', style: 'PRIMARY' },
};
const CURRENT = 'GET /api/announcements/current';
const marks = (id: string) => `POST /api/announcements/${id}/mark`;

function setUp(items: object[], replies: Replies = {}) {
  return renderPage(<AnnouncementBanner />, {
    path: '/',
    replies: { [CURRENT]: [{ body: { items } }], ...replies },
  });
}

const region = () => screen.findByRole('region', { name: 'Announcements' });

afterEach(() => jest.useRealTimers());

it('renders nothing without announcements', async () => {
  const { sent } = setUp([]);
  await waitFor(() => expect(sent(CURRENT)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
});

it('shows an announcement with its link, and hides it once dismissed', async () => {
  const { user, sent } = setUp([PRICES], { [marks(PRICES.id)]: [{ body: { success: true } }] });
  const banner = await region();
  expect(banner).toHaveTextContent('New fees From January.');
  expect(within(banner).getByRole('link', { name: 'See the rules' })).toHaveAttribute(
    'href',
    '/admin/pricing-rules',
  );
  await user.click(within(banner).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
  await waitFor(() => expect(sent(marks(PRICES.id))[0]?.body).toEqual({ as: 'DISMISSED' }));
});

it('opens an external link in a new tab', async () => {
  setUp([{ ...PRICES, action: { label: 'Read', target: 'https://example.org/a', style: 'SECONDARY' } }]);
  const link = within(await region()).getByRole('link', { name: 'Read' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('reappears with the reason when dismissing fails', async () => {
  const { user } = setUp([THEATRE], {
    [marks(THEATRE.id)]: [refusal(409, 'NOT_DISMISSIBLE', 'This announcement cannot be dismissed.')],
  });
  await user.click(within(await region()).getByRole('button', { name: 'Dismiss' }));
  expect(await region()).toHaveTextContent('Theatre 2 is closed');
  expect(await screen.findByText('This announcement cannot be dismissed.')).toBeInTheDocument();
});

it('cannot be dismissed while an acknowledgement is required', async () => {
  const { user, sent } = setUp([{ ...THEATRE, needsAcknowledgement: true, isDismissible: false }], {
    [marks(THEATRE.id)]: [{ body: { success: true } }],
  });
  const banner = await region();
  expect(within(banner).queryByRole('button', { name: 'Dismiss' })).toBeNull();
  expect(within(banner).queryByRole('button', { name: 'Show less' })).toBeNull();
  await user.click(within(banner).getByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(sent(marks(THEATRE.id))[0]?.body).toEqual({ as: 'ACKNOWLEDGED' }));
});

it('pages through several announcements, and collapses', async () => {
  const { user } = setUp([THEATRE, PRICES]);
  const banner = await region();
  expect(banner).toHaveTextContent('1 of 2');
  await user.click(within(banner).getByRole('button', { name: 'Previous announcement' }));
  expect(banner).toHaveTextContent('New fees');
  await user.click(within(banner).getByRole('button', { name: 'Next announcement' }));
  expect(banner).toHaveTextContent('Theatre 2 is closed');
  await user.click(within(banner).getByRole('button', { name: 'Show less' }));
  expect(banner).not.toHaveTextContent('Theatre 2');
  await user.click(within(banner).getByRole('button', { name: 'Show announcements (2)' }));
  expect(banner).toHaveTextContent('Theatre 2 is closed');
});

it('rotates every eight seconds, and pauses on hover', async () => {
  setUp([THEATRE, PRICES]);
  const banner = await region();
  jest.useFakeTimers();
  const { default: userEvent } = await import('@testing-library/user-event');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  // Hovering and leaving restarts the rotation under the fake timers.
  await user.hover(banner);
  await user.unhover(banner);
  act(() => jest.advanceTimersByTime(8_000));
  expect(banner).toHaveTextContent('New fees');
  await user.hover(banner);
  act(() => jest.advanceTimersByTime(60_000));
  expect(banner).toHaveTextContent('New fees');
});

it('pauses while it has the focus', async () => {
  setUp([THEATRE, PRICES]);
  const banner = await region();
  jest.useFakeTimers();
  const next = within(banner).getByRole('button', { name: 'Next announcement' });
  act(() => next.focus());
  act(() => jest.advanceTimersByTime(60_000));
  expect(banner).toHaveTextContent('Theatre 2 is closed');
  act(() => next.blur());
  act(() => jest.advanceTimersByTime(8_000));
  expect(banner).toHaveTextContent('New fees');
});

it('does not rotate for users who prefer reduced motion', async () => {
  const before = window.matchMedia;
  const still = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...before(query), matches: query.includes('reduced-motion') }));
  setUp([THEATRE, PRICES]);
  const banner = await region();
  jest.useFakeTimers();
  const next = within(banner).getByRole('button', { name: 'Next announcement' });
  act(() => next.focus());
  act(() => next.blur());
  act(() => jest.advanceTimersByTime(60_000));
  expect(banner).toHaveTextContent('Theatre 2 is closed');
  still.mockRestore();
});
