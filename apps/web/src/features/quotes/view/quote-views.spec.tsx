import { screen, within } from '@testing-library/react';
import type { QuoteView } from '@quillcare/contracts';
import { createFormats } from '../../../shared/formats/use-formats';
import { expectAccessible } from '../../../testing/axe';
import { refusal } from '../../../testing/fake-server';
import { formatViewTime } from './quote-views.view';
import { AT, open, sent } from './quote-view.suite';

const OPENED = '2026-01-06T23:14:00.000Z';
const view = (n: number, more: Partial<QuoteView> = {}): QuoteView => ({
  id: `01930000-0000-7000-8000-00000000000${n}`,
  at: OPENED,
  lastSeenAt: OPENED,
  device: 'iPhone',
  sections: [],
  ...more,
});

describe('time of an opening', () => {
  const formats = { ...createFormats({ currency: 'AUD', timeZone: 'Australia/Sydney' }) };
  const on = (today: string) => formatViewTime(OPENED, { ...formats, today: () => today });

  it('is given by weekday in the practice’s time zone, and by date after a week', () => {
    expect(on('2026-01-07')).toMatch(/^Wednesday 10:14\s?am$/i);
    expect(on('2026-01-13')).toMatch(/^Wednesday/);
    expect(on('2026-01-14')).toMatch(/^7 Jan 2026, 10:14/);
  });
});

describe('openings of a quote', () => {
  it('are summarised, and listed with device and sections on request', async () => {
    const viewed = sent({ viewCount: 60, lastViewedAt: OPENED, firstViewedAt: OPENED });
    const items = [view(1, { sections: ['SUMMARY', 'LINES'] }), view(2, { device: 'Windows computer' })];
    const { user } = open(viewed, { [`GET ${AT}/views`]: [{ body: { count: 60, items } }] });
    expect(await screen.findByText(/Viewed 60 times, last on 7 Jan 2026, 10:14/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show views' }));
    expect(await screen.findByText(/iPhone$/)).toBeVisible();
    expect(screen.getByText('Reached: summary, fees')).toBeVisible();
    expect(
      within(screen.getByText(/Windows computer$/).closest('li')!).getByText('Opened only'),
    ).toBeVisible();
    expect(screen.getByText('The newest 2 of 60')).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Hide views' }));
    expect(screen.queryByText('Opened only')).toBeNull();
  });

  it('report that they could not be loaded', async () => {
    const viewed = sent({ viewCount: 1, lastViewedAt: OPENED, firstViewedAt: OPENED });
    const away = refusal(403, 'FORBIDDEN', 'No.');
    const { user } = open(viewed, { [`GET ${AT}/views`]: [away] });
    expect(await screen.findByText(/Viewed once, on/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show views' }));
    expect(await screen.findByText('The views could not be loaded')).toBeVisible();
  });

  it('are none before the patient’s first visit', async () => {
    open(sent());
    expect(await screen.findByText('Not yet')).toBeVisible();
  });
});

it('shows the request for an interpreter at the top of the quote', async () => {
  open(sent({ interpreterLanguage: 'Vietnamese' }));
  expect(await screen.findByText('The patient has asked for an interpreter: Vietnamese.')).toBeVisible();
});
