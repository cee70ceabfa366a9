import Box from '@mui/material/Box';
import { useState } from 'react';
import { Panel } from '@quillcare/ui';
import { DiffTable } from '../../../src/shared/history/diff-table.view';
import { Timeline, type TimelineEntry } from '../../../src/shared/timeline/timeline.view';
import { hoursAgo, later, LONG_NAME } from '../gallery.samples';
import { Row, ExhibitSection } from '../shelf.view';

const ENTRIES: readonly TimelineEntry[] = [
  {
    id: '1',
    at: hoursAgo(0.01),
    what: 'Asked a question',
    who: 'Mia Thompson',
    kind: 'asked',
    detail: '“Does the fee include the hospital?”',
  },
  { id: '2', at: hoursAgo(0.4), what: 'Opened the quote', who: 'Mia Thompson', kind: 'note' },
  {
    id: '3',
    at: hoursAgo(2),
    what: 'Quote changed',
    who: 'Amelia Nguyen',
    kind: 'changed',
    detail: <DiffTable rows={[{ key: 'total', field: 'Total', before: '$1,850.00', after: '$5,300.00' }]} />,
  },
  { id: '4', at: hoursAgo(26), what: 'Quote sent', who: 'Amelia Nguyen', kind: 'sent' },
  {
    id: '5',
    at: hoursAgo(27),
    what: 'Email returned',
    kind: 'failed',
    detail: 'The mailbox mia@x.example does not exist.',
  },
  { id: '6', at: hoursAgo(75), what: 'Called', who: LONG_NAME, kind: 'called' },
  { id: '7', at: hoursAgo(200), what: 'Quote created', who: 'Amelia Nguyen', kind: 'created' },
];
const MANY: readonly TimelineEntry[] = Array.from({ length: 60 }, (_, at) => ({
  id: String(at),
  at: hoursAgo(at * 5),
  what: at % 3 === 0 ? 'Called' : 'Client changed',
  who: 'Amelia Nguyen',
  kind: at % 3 === 0 ? 'called' : 'changed',
}));

export function Exhibit() {
  const [isLoading, setLoading] = useState(false);
  const loadOlder = () => {
    setLoading(true);
    void later(null).then(() => setLoading(false));
  };
  return (
    <Row>
      <ExhibitSection title="By day">
        <Panel title="History">
          <Timeline entries={ENTRIES} onOlder={loadOlder} isLoadingOlder={isLoading} />
        </Panel>
      </ExhibitSection>
      <Box>
        <ExhibitSection title="Many">
          <Panel title="History">
            <Timeline entries={MANY} pageSize={5} />
          </Panel>
        </ExhibitSection>
        <ExhibitSection title="Empty">
          <Panel title="History">
            <Timeline entries={[]} />
          </Panel>
        </ExhibitSection>
      </Box>
    </Row>
  );
}
