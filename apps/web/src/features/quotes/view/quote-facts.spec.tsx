import { screen } from '@testing-library/react';
import type { Quote } from '@quillcare/contracts';
import { renderPage } from '../../../testing/render-page';
import { someQuote } from '../quote.sample';
import { QuoteFacts } from './quote-facts.view';

/** Returns the value next to a label in the details. Null if the label is absent. */
async function factOf(label: string, more: Partial<Quote>): Promise<string | null> {
  renderPage(<QuoteFacts quote={{ ...someQuote(), ...more }} />, {
    path: '/quotes/view/:id',
    url: `/quotes/view/${someQuote().id}`,
    replies: {},
  });
  await screen.findByText('Valid until');
  return screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;
}

const funded = (fund: Partial<Quote['fund']>): Partial<Quote> => ({
  fund: { type: 'NONE', fundName: null, gapMinor: null, excessMinor: null, ...fund },
});

describe('quote details', () => {
  it.each([
    ['a patient without a fund', { type: 'UNINSURED' }, 'No health fund'],
    ['a fund without arrangement', { fundName: 'HCF' }, 'HCF, no arrangement'],
    ['a known gap', { type: 'KNOWN_GAP', fundName: 'HCF', gapMinor: 50_000 }, 'HCF, known gap of $500.00'],
    ['no gap', { type: 'NO_GAP', fundName: 'HCF' }, 'HCF, no gap'],
    ['an arrangement with a fund that is not named', { type: 'NO_GAP' }, 'No gap'],
    ['nothing while nobody has asked', {}, null],
  ] as const)('show the health fund for %s', async (_what, fund, shown) => {
    expect(await factOf('Health fund', funded(fund))).toBe(shown);
  });

  it.each([
    ['an excess', 75_000, '$750.00'],
    ['an excess of nothing', 0, '$0.00'],
    ['no excess that nobody entered', null, null],
  ])('show the hospital excess for %s', async (_what, excessMinor, shown) => {
    expect(await factOf('Hospital excess', funded({ fundName: 'HCF', excessMinor }))).toBe(shown);
  });

  it.each([
    ['To be decided', null],
    ['In rooms', 'ROOMS'],
    ['Hospital, to be chosen', 'HOSPITAL'],
  ] as const)('show the place as "%s"', async (shown, place) => {
    expect(await factOf('Hospital or rooms', { place })).toBe(shown);
  });

  it('name the chosen hospital', async () => {
    const hospital = { id: someQuote().id, name: 'Norwest Private' };
    expect(await factOf('Hospital', { hospital, place: 'HOSPITAL' })).toBe('Norwest Private');
    expect(screen.queryByText('Hospital or rooms')).toBeNull();
  });
});
