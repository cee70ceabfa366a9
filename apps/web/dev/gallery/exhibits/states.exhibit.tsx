import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ClientsIcon, EmptyState, ErrorState, PlusIcon } from '@quillcare/ui';
import { LONG_NAME } from '../gallery.samples';
import { Row, ExhibitSection } from '../shelf.view';

const noop = () => undefined;

export function Exhibit() {
  return (
    <Row>
      <ExhibitSection title="Empty, with its verb">
        <Paper variant="outlined">
          <EmptyState
            icon={<ClientsIcon />}
            title="No clients yet."
            hint="Add the first one, or bring them all from a file."
            action={
              <Button variant="contained" startIcon={<PlusIcon />}>
                Add client
              </Button>
            }
          />
        </Paper>
      </ExhibitSection>
      <ExhibitSection title="Nothing found">
        <Paper variant="outlined">
          <EmptyState
            title={`Nothing matches “${LONG_NAME}”.`}
            action={<Button variant="outlined">Clear the search</Button>}
          />
        </Paper>
      </ExhibitSection>
      <ExhibitSection title="Error, with its verb">
        <Paper variant="outlined">
          <ErrorState
            title="The clients could not be loaded"
            message="The server does not answer. Check the connection and try again."
            reference="01a1fa25-0000-7000-8000-00000000c0de"
            retryLabel="Try again"
            onRetry={noop}
          />
        </Paper>
      </ExhibitSection>
    </Row>
  );
}
