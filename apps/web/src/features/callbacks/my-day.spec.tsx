import { screen, waitFor, within } from '@testing-library/react';
import { getCallbackSettings, type Callback, type CallbackSettings } from '@quillcare/contracts';
import type { Replies } from '../../testing/fake-server';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { someCallback } from './callback.sample';
import { MyDayPage } from './my-day.page';

const LEAD = '01a1fa25-0000-7000-8000-000000000051';
const hana = someCallback({
  subject: 'LEAD',
  quoteId: null,
  quoteNumber: null,
  clientId: null,
  leadId: LEAD,
  clientName: 'Hana Parata',
  about: 'Asked for a date',
  priority: 'HIGH',
});
const noah = someCallback({
  id: '01a1fa25-0000-7000-8000-000000000052',
  clientName: 'Noah Williams',
  leadId: null,
  subject: 'CLIENT',
  quoteId: null,
  quoteNumber: null,
  attemptCount: 1,
  lastOutcome: 'NO_ANSWER',
});
const LIST = 'GET /api/callbacks';
const pageOf = (...items: Callback[]) => ({
  body: { items, nextCursor: null, total: items.length, totalIsEstimate: false },
});

function open(replies: Replies) {
  return renderPage(<MyDayPage />, {
    path: '/callbacks/my-day',
    replies: { [`GET /api/leads/${LEAD}`]: [{ status: 404, body: {} }], ...replies },
  });
}

afterEach(() => jest.useRealTimers());

const callTo = (name: string) => screen.findByRole('region', { name: `Callback to ${name}` });

it('shows one call at a time, with its number and subject', async () => {
  const { user, sent } = open({ [LIST]: [pageOf(hana, noah)] });
  const call = await callTo('Hana Parata');
  expect(sent(LIST)[0]?.path).toMatch(/assignee=me&status=pending%2Cattempted&dueDateTo=/);
  expect(within(call).getByRole('link', { name: /0455 555 037|\+61455555037/ })).toHaveAttribute(
    'href',
    'tel:+61455555037',
  );
  expect(call).toHaveTextContent('Asked for a date');
  expect(call).toHaveTextContent('2 calls to make');
  await expectAccessible();
  await user.click(within(call).getByRole('button', { name: 'Next' }));
  expect(await callTo('Noah Williams')).toHaveTextContent('Last time: No answer');
});

it('stays with the call being made when a more urgent one arrives, because its result would go to the other', async () => {
  const DONE = `POST /api/callbacks/${noah.id}/complete`;
  const { user, sent, changedElsewhere } = open({
    [LIST]: [pageOf(noah), pageOf(hana, noah)],
    [DONE]: [{ body: { ...noah, status: 'completed', version: 4 } }],
  });
  const call = within(await callTo('Noah Williams'));
  await user.type(call.getByLabelText(/^Notes/), 'Comes on Friday');
  changedElsewhere({ type: 'Callback' });
  expect(await call.findByText('2 calls to make')).toBeInTheDocument();
  expect(call.getByLabelText(/^Notes/)).toHaveValue('Comes on Friday');
  await user.click(call.getByRole('button', { name: 'Spoke, finished' }));
  await waitFor(() => expect(sent(DONE)[0]?.body).toMatchObject({ notes: 'Comes on Friday' }));
  await callTo('Hana Parata');
});

it('keeps the notes of a call that a colleague finishes meanwhile, until the user moves on', async () => {
  const { user, sent, changedElsewhere } = open({ [LIST]: [pageOf(noah, hana), pageOf(hana)] });
  const call = within(await callTo('Noah Williams'));
  await user.type(call.getByLabelText(/^Notes/), 'Comes on Friday');
  changedElsewhere({ type: 'Callback' });
  await waitFor(() => expect(sent(LIST)).toHaveLength(2));
  expect(await call.findByText('1 call to make')).toBeInTheDocument();
  expect(call.getByLabelText(/^Notes/)).toHaveValue('Comes on Friday');
  await user.click(call.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await callTo('Hana Parata');
});

it('asks before notes of the call are lost', async () => {
  const { user } = open({ [LIST]: [pageOf(hana, noah)] });
  const call = within(await callTo('Hana Parata'));
  await user.type(call.getByLabelText(/^Notes/), 'Comes on Friday');
  await user.click(call.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(call.getByLabelText(/^Notes/)).toHaveValue('Comes on Friday');
  await user.click(call.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(within(await callTo('Noah Williams')).getByLabelText(/^Notes/)).toHaveValue('');
});

it('completes a call by keyboard when the client was reached, and moves to the next', async () => {
  const COMPLETE = `POST /api/callbacks/${hana.id}/complete`;
  const { user, sent } = open({
    [LIST]: [pageOf(hana, noah), pageOf(noah)],
    [COMPLETE]: [{ body: { ...hana, status: 'completed', version: 4 } }],
  });
  const call = await callTo('Hana Parata');
  await user.type(within(call).getByRole('textbox', { name: /Notes/ }), 'Tuesday 1 pm');
  // Digits typed into the notes must not trigger a button.
  expect(sent(COMPLETE)).toHaveLength(0);
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard('1');
  await waitFor(() =>
    expect(sent(COMPLETE)[0]?.body).toEqual({ version: 3, outcome: 'SPOKE', notes: 'Tuesday 1 pm' }),
  );
  expect(await callTo('Noah Williams')).toBeInTheDocument();
});

it('postpones a call that was not answered', async () => {
  const ATTEMPT = `POST /api/callbacks/${hana.id}/attempt`;
  const { user, sent } = open({
    [LIST]: [pageOf(hana)],
    [ATTEMPT]: [{ body: { ...hana, status: 'attempted', version: 4 } }],
  });
  const call = within(await callTo('Hana Parata'));
  const left = call.getByRole('button', { name: 'Left a message, call again' });
  // "Call again" is disabled until the next working day is known.
  await waitFor(() => expect(left).toBeEnabled());
  await user.click(left);
  await waitFor(() =>
    expect(sent(ATTEMPT)[0]?.body).toEqual({
      version: 3,
      outcome: 'MESSAGE_LEFT',
      notes: null,
      nextDueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
  expect(await screen.findByText('Attempt recorded')).toBeInTheDocument();
});

it('records that the client wants another call, on a working day of the state', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-02T01:00:00Z'),
    // Fake only Date.
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  const ATTEMPT = `POST /api/callbacks/${hana.id}/attempt`;
  const sample = sampleOf(getCallbackSettings.result, { text: 'x', id: LEAD }) as CallbackSettings;
  const settings = { ...sample, holidayRegion: 'VIC', skipsHolidays: true };
  const { user, sent } = open({
    [LIST]: [pageOf(hana)],
    'GET /api/callback-settings': [{ body: settings }],
    [ATTEMPT]: [{ body: { ...hana, status: 'attempted', version: 4 } }],
  });
  const call = await callTo('Hana Parata');
  // Tuesday 3 November 2026 is Melbourne Cup Day.
  await user.click(await within(call).findByRole('button', { name: 'Spoke, call again on 4 Nov 2026' }));
  await waitFor(() =>
    expect(sent(ATTEMPT)[0]?.body).toEqual({
      version: 3,
      outcome: 'SPOKE',
      notes: null,
      nextDueDate: '2026-11-04',
    }),
  );
});

it('offers the team’s most urgent call to a user who has none left', async () => {
  const TAKE = `POST /api/callbacks/${noah.id}/take`;
  const { user, sent } = open({
    [LIST]: [pageOf(), { body: { ...pageOf(noah).body, total: 4 } }, pageOf(noah)],
    [TAKE]: [{ body: { ...noah, version: 4 } }],
  });
  expect(await screen.findByText('4 callbacks are waiting in the team’s queue.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take the most urgent one' }));
  await waitFor(() => expect(sent(TAKE)).toHaveLength(1));
});
