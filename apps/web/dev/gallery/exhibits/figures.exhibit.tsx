import Box from '@mui/material/Box';
import { Panel } from '@quillcare/ui';
import { Chart } from '../../../src/shared/figures/chart.view';
import { StatTile } from '../../../src/shared/figures/stat-tile.view';
import { LONG_NAME } from '../gallery.samples';
import { Row, ExhibitSection } from '../shelf.view';

const MONTHS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

export function Exhibit() {
  return (
    <>
      <ExhibitSection
        title="Stat tiles"
        hint="with good, bad and neutral trends, without one, loading, and a long name"
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
          }}
        >
          <StatTile
            label="Quotes accepted"
            value="38"
            trend={{ change: 0.12, against: 'last month', goodWhen: 'up' }}
            to="/gallery/figures"
          />
          <StatTile
            label="Value accepted"
            value="$312,450.00"
            trend={{ change: -0.054, against: 'last month', goodWhen: 'up' }}
          />
          <StatTile
            label="Days to answer"
            value="4.2"
            trend={{ change: 0, against: 'last month', goodWhen: 'down' }}
          />
          <StatTile label="Callbacks" value="126" trend={{ change: 0.3, against: 'last month' }} />
          <StatTile label="Clients" value="1,240" />
          <StatTile label="Leads" value={undefined} />
          <StatTile label={LONG_NAME} value="$12,312,450.00" />
        </Box>
      </ExhibitSection>
      <Row>
        <ExhibitSection title="Bars">
          <Panel title="Quotes by month">
            <Chart
              label="Quotes by month"
              unit="count"
              periods={MONTHS}
              series={[
                { id: 'sent', label: 'Sent', tone: 'info', values: [42, 51, 48, 60, 57, 63] },
                { id: 'accepted', label: 'Accepted', tone: 'success', values: [21, 30, 26, 34, 36, 38] },
              ]}
            />
          </Panel>
        </ExhibitSection>
        <ExhibitSection title="A line" hint="with a month that is not known">
          <Panel title="Value accepted">
            <Chart
              label="Value accepted"
              unit="money"
              periods={MONTHS}
              series={[
                {
                  id: 'value',
                  label: 'Value',
                  values: [18_200_000, 24_900_050, null, 28_400_000, 33_000_000, 31_245_000],
                },
              ]}
            />
          </Panel>
        </ExhibitSection>
      </Row>
      <Row>
        <ExhibitSection title="Shares">
          <Panel title="Acceptance rate">
            <Chart
              label="Acceptance rate"
              unit="share"
              periods={MONTHS}
              series={[{ id: 'rate', label: 'Rate', values: [0.5, 0.59, 0.54, 0.57, 0.63, 0.6] }]}
            />
          </Panel>
        </ExhibitSection>
        <ExhibitSection title="Empty">
          <Panel title="Reviews">
            <Chart label="Reviews" unit="count" periods={[]} series={[]} />
          </Panel>
        </ExhibitSection>
      </Row>
    </>
  );
}
