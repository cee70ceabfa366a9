import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/axe';
import { refusal, type Reply } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { MbsItemInput } from './mbs-item.input';

const ITEMS = 'GET /api/mbs-items';
const item = (number: string, more: object = {}) => ({
  item: number,
  category: '3',
  group: 'T8',
  subGroup: '7',
  feeType: 'FIXED',
  scheduleFeeMinor: 33_125,
  benefit75Minor: 24_845,
  benefit85Minor: 28_160,
  benefit100Minor: null,
  basicUnits: null,
  derivedFee: null,
  needsAnaesthetist: true,
  allowsAssistant: false,
  hospitalOnly: false,
  description: 'Carpal tunnel release',
  feeFrom: '2026-07-01',
  ...more,
});
const schedule = (...items: object[]) => ({
  body: { tableDate: '2026-07-01', settings: null, items },
});

function Field({ first }: { first: string[] }) {
  const [items, setItems] = useState(first);
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
    >
      <MbsItemInput id="items" label="MBS items" items={items} onChange={setItems} optional />
      <p>Value: {items.join(', ')}</p>
      {isSubmitted && <p>Submitted</p>}
    </form>
  );
}

function setUp(first: string[], replies: Reply[]) {
  return renderPage(<Field first={first} />, {
    path: '/surgeries/new',
    replies: { 'GET /api/auth/session': [{ body: sessionSample }], [ITEMS]: replies },
  });
}

it('finds an item by description, and shows its fee', async () => {
  const { user, sent } = setUp([], [schedule(item('39331'))]);
  await user.type(await screen.findByRole('combobox'), 'carpal');
  const option = await screen.findByRole('option', { name: /39331.*Carpal tunnel release.*\$331.25/ });
  expect(sent(ITEMS).at(-1)?.path).toContain('search=carpal');
  await user.click(option);
  expect(screen.getByText('Value: 39331')).toBeInTheDocument();
  const chosen = await screen.findByRole('list', { name: 'Chosen items' });
  expect(await within(chosen).findByText('Schedule fee $331.25')).toBeInTheDocument();
  await expectAccessible(document.body);
});

it('accepts several typed numbers, whether or not they are in the schedule', async () => {
  const { user } = setUp([], [schedule(item('39331'))]);
  await user.type(await screen.findByRole('combobox'), '39331, 77777{Enter}');
  expect(screen.getByText('Value: 39331, 77777')).toBeInTheDocument();
  expect(screen.queryByText('Submitted')).toBeNull();
  expect(await screen.findByText('Not in the schedule of 1 July 2026')).toBeInTheDocument();
});

it('keeps an unconfirmed number on blur, but not search text', async () => {
  const { user } = setUp([], [schedule()]);
  const box = await screen.findByRole('combobox');
  await user.type(box, '39331');
  await user.tab();
  expect(screen.getByText('Value: 39331')).toBeInTheDocument();
  await user.type(box, 'carpal');
  await user.tab();
  expect(screen.getByText('Value: 39331')).toBeInTheDocument();
  expect(box).toHaveValue('');
});

it('adds no words that were searched for as an item when Enter chooses none', async () => {
  const { user } = setUp([], [schedule(item('39331'))]);
  const box = await screen.findByRole('combobox');
  await user.type(box, 'carpal tunnel');
  await screen.findByRole('option', { name: /39331/ });
  await user.keyboard('{Enter}');
  expect(screen.getByText('Value:')).toBeInTheDocument();
  expect(box).toHaveValue('carpal tunnel');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByText('Value: 39331')).toBeInTheDocument();
});

it('adds the same item twice, and removes one of the two', async () => {
  const { user } = setUp(['39331'], [schedule(item('39331', { hospitalOnly: true, allowsAssistant: true }))]);
  await user.click(await screen.findByRole('button', { name: 'Claim item 39331 once more' }));
  expect(screen.getByText('Value: 39331, 39331')).toBeInTheDocument();
  expect(await screen.findAllByText('Schedule fee $331.25 · assistant payable · hospital only')).toHaveLength(
    2,
  );
  await user.click(screen.getAllByRole('button', { name: 'Remove item 39331' })[0]!);
  expect(screen.getByText('Value: 39331')).toBeInTheDocument();
});

it('says that a search failed, and offers no items of the one before', async () => {
  const failed = refusal(500, 'INTERNAL', 'Please try again in a moment.');
  const { user } = setUp([], [schedule(item('39331')), failed]);
  const box = await screen.findByRole('combobox');
  await user.type(box, 'c');
  await screen.findByRole('option', { name: /39331/ });
  await user.type(box, 'x');
  expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('states that no schedule is loaded', async () => {
  const nothing = { body: { tableDate: null, settings: null, items: [] } };
  const { user } = setUp([], [nothing]);
  await user.type(await screen.findByRole('combobox'), 'nose');
  expect(
    await screen.findByText('No Medicare schedule is loaded. You can still enter numbers'),
  ).toBeInTheDocument();
});
