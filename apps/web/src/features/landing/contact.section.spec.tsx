import { screen, waitFor, within } from '@testing-library/react';
import { problemOf, type Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { ContactSection } from './contact.section';

const ROUTE = 'POST /api/public/contact';
const RECEIVED = { status: 201, body: { received: true } };

const written = {
  'First name': ' Siobhán ',
  'Last name': "O'Brien",
  Email: 'Siobhan@Practice.example',
  'Practice name': 'Ngāpō Surgical',
  Message: 'Good morning,\n\ncan we bring our clients along?',
};

function setUp(replies: Replies = {}, isSignedIn = false) {
  // jsdom does not implement scrolling.
  Element.prototype.scrollIntoView = jest.fn();
  return renderPage(<ContactSection />, { path: '/', replies, isSignedIn });
}

const box = (label: string) => screen.getByLabelText(label);
const sendIt = () => screen.getByRole('button', { name: 'Send message' });

async function fill(user: ReturnType<typeof setUp>['user'], values: Record<string, string> = written) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(box(label));
    await user.click(box(label));
    await user.paste(value);
  }
}

it('lists every missing field above the form and at the field, and sends nothing', async () => {
  const { user, sent } = setUp();
  await user.click(sendIt());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'First name: This field is required',
    'Last name: This field is required',
    'Email: Please enter a valid email address',
    'Practice name: This field is required',
    'Message: This field is required',
  ]);
  for (const label of ['First name', 'Last name', 'Practice name'])
    expect(box(label)).toHaveAccessibleDescription('This field is required');
  expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(sent(ROUTE)).toEqual([]);
});

it('sends the message once, and explains what happens next', async () => {
  const { user, sent } = setUp({ [ROUTE]: [RECEIVED] });
  await fill(user);
  await user.dblClick(sendIt());
  const result = await screen.findByRole('status');
  expect(result).toHaveFocus();
  expect(result).toHaveTextContent('Message sent');
  expect(result).toHaveTextContent('We will reply to siobhan@practice.example.');
  expect(result).toHaveTextContent('Monday to Friday 9AM-6PM AEST');
  expect(sent(ROUTE).map(({ body }) => body)).toEqual([
    {
      firstName: 'Siobhán',
      lastName: "O'Brien",
      email: 'siobhan@practice.example',
      practiceName: 'Ngāpō Surgical',
      message: 'Good morning,\n\ncan we bring our clients along?',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(box('Message')).toHaveValue('');
});

it('keeps the message when it cannot be sent, and retries with the same key', async () => {
  const { user, sent } = setUp({ [ROUTE]: ['no answer', RECEIVED] });
  await fill(user);
  await user.click(sendIt());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Your message was not sent');
  expect(summary).toHaveTextContent('Your message is still here.');
  expect(box('Message')).toHaveValue(written.Message);
  await user.click(sendIt());
  await screen.findByRole('status');
  const keys = sent(ROUTE).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

it('shows how long to wait after too many messages', async () => {
  const tooMany = problemOf(429, 'TOO_MANY_REQUESTS', 'Too many tries.');
  const { user } = setUp({ [ROUTE]: [{ status: 429, body: tooMany, headers: { 'retry-after': '1741' } }] });
  await fill(user);
  await user.click(sendIt());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 30 minutes.');
  expect(box('Message')).toHaveValue(written.Message);
});

it('shows a server error at its field', async () => {
  const refused = problemOf(400, 'VALIDATION_FAILED', 'Please check your input', [
    { path: 'email', message: 'Please enter a valid email address' },
  ]);
  const { user } = setUp({ [ROUTE]: [{ status: 400, body: refused }] });
  await fill(user);
  await user.click(sendIt());
  expect(await screen.findByRole('alert')).toHaveTextContent('Email: Please enter a valid email address');
  expect(box('Email')).toBeInvalid();
});

it('fills in the details of a signed-in user, except the message', async () => {
  setUp({}, true);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(sessionSample.user.email));
  expect(box('First name')).toHaveValue('Amelia');
  expect(box('Last name')).toHaveValue('Nguyen');
  expect(box('Practice name')).toHaveValue('Harbour Surgical');
  expect(box('Message')).toHaveValue('');
});
