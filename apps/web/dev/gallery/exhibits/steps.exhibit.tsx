import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Panel } from '@quillcare/ui';
import { StepList, type StepItem } from '../../../src/shared/stepper/steps.view';
import { LONG_NAME } from '../gallery.samples';
import { ExhibitSection } from '../shelf.view';

const STEPS: readonly StepItem[] = [
  { id: 'file', label: 'Choose a file' },
  { id: 'columns', label: 'Match the columns' },
  { id: 'check', label: 'Check', isOptional: true },
  { id: 'run', label: 'Import' },
];

export function Exhibit() {
  const [at, setAt] = useState(1);
  return (
    <>
      <ExhibitSection title="Under way" hint="steps that are done lead back">
        <Panel title="Import clients">
          <StepList
            steps={STEPS}
            current={STEPS[at]!.id}
            onGo={(id) => setAt(STEPS.findIndex((step) => step.id === id))}
          />
          <Box sx={{ display: 'flex', gap: 1, mt: 3 }}>
            <Button variant="outlined" disabled={at === 0} onClick={() => setAt(at - 1)}>
              Back
            </Button>
            <Button variant="contained" disabled={at === STEPS.length - 1} onClick={() => setAt(at + 1)}>
              Next
            </Button>
          </Box>
        </Panel>
      </ExhibitSection>
      <ExhibitSection title="Error">
        <Panel title="Import doctors">
          <StepList
            steps={STEPS.map((step) => ({ ...step, hasError: step.id === 'columns' }))}
            current="columns"
          />
        </Panel>
      </ExhibitSection>
      <ExhibitSection title="Long names">
        <Panel title="Import hospitals">
          <StepList steps={[STEPS[0]!, { id: 'long', label: LONG_NAME }, STEPS[3]!]} current="long" />
        </Panel>
      </ExhibitSection>
    </>
  );
}
