import { useState } from 'react';
import { Panel } from '@quillcare/ui';
import { DiffTable, type Choices, type Difference } from '../../../src/shared/history/diff-table.view';
import { LONG_NAME } from '../gallery.samples';
import { ExhibitSection } from '../shelf.view';

const ROWS: readonly Difference[] = [
  { key: 'phone', field: 'Phone', before: '(02) 9234 5678', after: '(02) 9234 5679' },
  { key: 'totalMinor', field: 'Total', before: '$1,850.00', after: '$5,300.00' },
  { key: 'notes', field: 'Notes', before: 'none', after: 'Prefers to be called after 3 pm.' },
];
const LINES: Difference = {
  key: 'lines',
  field: 'Lines',
  before: '',
  after: '',
  parts: ['Added: Hospital, $2,980.25', 'Septoplasty: Fee $3,500.00 → $4,000.00'],
};

export function Exhibit() {
  const [choices, setChoices] = useState<Choices>({ phone: 'after', notes: 'after', totalMinor: 'before' });
  return (
    <>
      <ExhibitSection title="History">
        <Panel title="Quote changed">
          <DiffTable rows={[...ROWS, LINES]} />
        </Panel>
      </ExhibitSection>
      <ExhibitSection title="Conflict" hint="a value to choose per row">
        <Panel title="A colleague changed this meanwhile" hint="Choose which value to keep for each field.">
          <DiffTable
            sides="conflict"
            rows={ROWS}
            choices={choices}
            onChoose={(key, side) => setChoices({ ...choices, [key]: side })}
          />
        </Panel>
      </ExhibitSection>
      <ExhibitSection title="Long names">
        <Panel title="Client changed">
          <DiffTable
            rows={[{ key: 'name', field: 'Name of the next of kin', before: 'none', after: LONG_NAME }]}
          />
        </Panel>
      </ExhibitSection>
      <ExhibitSection title="Empty">
        <Panel title="Quote changed">
          <DiffTable rows={[]} />
        </Panel>
      </ExhibitSection>
    </>
  );
}
