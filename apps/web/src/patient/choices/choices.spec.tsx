import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicQuote, PublicQuoteView } from '@quillcare/contracts';
import { PatientPage } from '../patient.page';
import { freshDevice, goToChoice, prepareBrowser, serve } from '../patient-server.sample';
import { somePublicQuote } from '../public-quote.sample';
import { choicesPart } from './choices.part';

const practice = { name: 'Harbour Surgery', phone: null, email: 'rooms@example.au', logo: null };
const quote = offering(somePublicQuote());
const open: PublicQuoteView = { state: 'open', practice, quote };

/** Offers day surgery as quoted or an overnight stay for 450.00 more, and a scan for 120.00. */
function offering(plain: PublicQuote): PublicQuote {
  const variant = (optionIds: string[], more: number) => ({
    optionIds,
    surgeries: [],
    lines: plain.lines.map((line) => ({ ...line, totalMinor: line.totalMinor + more })),
    totals: { ...plain.totals, totalMinor: plain.totals.totalMinor + more },
  });
  const group = { surgeryId: plain.id, surgeryName: 'Septorhinoplasty', mayBeNone: false };
  return {
    ...plain,
    choices: {
      groups: [
        {
          ...group,
          id: 'stay',
          name: 'Stay',
          choose: 'ONE',
          options: [
            { id: 'day', name: 'Day surgery' },
            { id: 'night', name: 'Overnight' },
          ],
        },
        {
          ...group,
          id: 'extras',
          name: 'Extras',
          choose: 'SEVERAL',
          options: [{ id: 'scan', name: 'Scan' }],
        },
      ],
      variants: [
        variant(['day'], 0),
        variant(['day', 'scan'], 12_000),
        variant(['night'], 45_000),
        variant(['night', 'scan'], 57_000),
      ],
    },
  };
}

beforeAll(prepareBrowser);
beforeEach(freshDevice);

describe('quote options', () => {
  it('start with the practice’s suggestion, and show each price and the total', async () => {
    serve(open);
    render(<PatientPage token="t" />);
    await goToChoice();
    const stay = within(await screen.findByRole('group', { name: /^Stay/ }));
    expect(
      stay.getByRole('radio', { name: 'Day surgery Your choice Included Total $8,450.00' }),
    ).toBeChecked();
    expect(stay.getByRole('radio', { name: 'Overnight + $450.00 Total $8,900.00' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Scan + $120.00 Total $8,570.00' })).not.toBeChecked();
    expect(screen.getByText('Total with your choice: $8,450.00')).toBeVisible();
  });

  it('update total and lines, also by keyboard, and are restored on this device', async () => {
    serve(open, open);
    const { unmount } = render(<PatientPage token="t" />);
    await goToChoice();
    (await screen.findByRole('radio', { name: /^Day surgery/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Scan/ }));
    expect(screen.getByText('Total with your choice: $9,020.00')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Day surgery/ })).toHaveAccessibleName(
      'Day surgery Included Total $8,570.00',
    );
    expect(document.querySelector('.qp-line-amount')).toHaveTextContent('$9,020.00');
    unmount();
    render(<PatientPage token="t" />);
    expect(await screen.findByText('Total with your choice: $9,020.00')).toBeVisible();
  });
});

describe('chosen options in the answer', () => {
  const start = { quote, dateOfBirth: null };

  it('are listed before sending, and sent as a single combination', () => {
    const values = { optionIds: ['scan', 'night'] };
    expect(choicesPart.summary?.(values, quote)).toEqual([
      ['Stay', 'Overnight'],
      ['Extras', 'Scan'],
    ]);
    expect(choicesPart.share?.(values, quote)).toEqual({ optionIds: ['night', 'scan'] });
    expect(choicesPart.applyTo?.(quote, values)).toMatchObject({
      totalAmount: 902_000,
      totals: { totalMinor: 902_000 },
    });
  });

  it('fall back to the suggestion if a restored option is no longer offered', () => {
    expect(choicesPart.start(start)).toEqual({ optionIds: ['day'] });
    expect(choicesPart.share?.({ optionIds: ['gone'] }, quote)).toEqual({ optionIds: ['day'] });
    expect(choicesPart.applies?.(somePublicQuote())).toBe(false);
  });
});

it('shows on the answered page which options were offered and chosen', async () => {
  const signed = { ...quote, chosenOptionIds: ['night'] };
  serve({
    state: 'answered',
    practice,
    response: 'accept',
    respondedAt: '2026-11-20T05:05:00.000Z',
    quote: signed,
    withdrawal: null,
    withdrawnAt: null,
    awaitsConfirmation: false,
    recorded: null,
    signed: null,
  });
  render(<PatientPage token="t" />);
  const heading = await screen.findByRole('heading', { name: 'Options to choose from' });
  const list = within(heading.parentElement!);
  expect(list.getByText('Overnight').closest('li')).toHaveTextContent('Chosen');
  expect(list.getByText('Day surgery').closest('li')).not.toHaveTextContent('Chosen');
});

it('shows what the patient would pay in either place with the chosen options', async () => {
  const places = (hospital: number, rooms: number) => ({
    HOSPITAL: { benefitsMinor: 0, outOfPocketMinor: hospital },
    ROOMS: { benefitsMinor: 0, outOfPocketMinor: rooms },
  });
  const results = [places(769_160, 700_000), null, places(814_160, 745_000), undefined];
  const variants = quote.choices!.variants.map((variant, at) => ({ ...variant, placeResults: results[at] }));
  const undecided: PublicQuote = {
    ...quote,
    placeResults: places(769_160, 700_000),
    choices: { ...quote.choices!, variants },
  };
  serve({ ...open, quote: undecided });
  render(<PatientPage token="t" />);
  await goToChoice();
  const note = () => screen.queryByText(/in hospital you would pay about/)?.textContent ?? null;
  expect(note()).toContain(
    'in hospital you would pay about $7,691.60, in the practice’s rooms about $7,000.00',
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Overnight/ }));
  expect(note()).toContain(
    'in hospital you would pay about $8,141.60, in the practice’s rooms about $7,450.00',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^Scan/ }));
  expect(note()).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Day surgery/ }));
  expect(note()).toBeNull();
});
