import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { createFormats } from '../formats/use-formats';
import { Chart } from './chart.view';
import { formatFigureShort, formatFigure } from './figure-words';
import { StatTile } from './stat-tile.view';

const formats = createFormats({ currency: 'AUD', timeZone: 'Australia/Sydney' });

it.each([
  [1234, 'count', '1,234'],
  [845_050, 'money', '$8,450.50'],
  [0.125, 'share', '12.5%'],
  [null, 'money', null],
] as const)('formats %j as %s: %j', (value, unit, words) =>
  expect(formatFigure(value, unit, formats)).toBe(words),
);

it.each([
  [31_245_000, 'money', '$312.5K'],
  [12_000, 'count', '12K'],
  [0.5, 'share', '50%'],
] as const)('abbreviates %j as %s to %j on an axis', (value, unit, words) =>
  expect(formatFigureShort(value, unit, formats)).toBe(words),
);

describe('Chart', () => {
  const chart = (
    <Chart
      label="Value accepted"
      unit="money"
      periods={['Oct', 'Nov']}
      series={[{ id: 'v', label: 'Value', values: [100_050, null] }]}
    />
  );

  it('contains its figures in a table, which a button shows instead', async () => {
    const { user } = renderPiece(chart);
    const table = within(screen.getByRole('table', { name: 'Value accepted' }));
    expect(table.getByRole('row', { name: 'Oct $1,000.50' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: 'Nov not known' })).toBeInTheDocument();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Show as a chart' })).toHaveFocus();
    await expectAccessible();
  });

  it('states that there are no figures', () => {
    renderPiece(<Chart label="Value" unit="money" periods={[]} series={[]} />);
    expect(screen.getByText('No figures for this period yet.')).toBeInTheDocument();
  });
});

describe('StatTile', () => {
  it.each([
    [0.12, 'up 12% on last month'],
    [-0.054, 'down 5.4% on last month'],
    [0, 'same as last month'],
  ])('describes a trend of %d in words', (change, words) => {
    renderPiece(<StatTile label="Accepted" value="38" trend={{ change, against: 'last month' }} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('links to its list by keyboard', async () => {
    const { user } = renderPiece(<StatTile label="Accepted" value="38" to="/quotes" />);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Accepted' })).toHaveFocus();
    await expectAccessible();
  });
});
