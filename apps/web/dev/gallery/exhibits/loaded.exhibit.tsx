import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '@quillcare/ui';
import { Loaded, type Request } from '../../../src/shared/loading/loaded.view';
import { later } from '../gallery.samples';
import { Row, ExhibitSection } from '../shelf.view';

const LOADING_REQUEST: Request<string> = {
  currentData: undefined,
  error: undefined,
  isFetching: true,
  refetch: () => undefined,
};
const FAILED_REQUEST = {
  detail: 'The server does not answer. Check the connection and try again.',
  correlationId: '01a1fa25-0000-7000-8000-00000000c0de',
};

export function Exhibit() {
  return (
    <>
      <ExhibitSection title="Loading" hint="a grey box of the content's height, or a skeleton in its shape">
        <Row>
          <Panel title="Fee schedule">
            <Loaded request={LOADING_REQUEST} failed="The fees could not be loaded">
              {() => null}
            </Loaded>
          </Panel>
          <Panel title="Messages">
            <Loaded request={LOADING_REQUEST} failed="The messages could not be loaded" skeleton={<Lines />}>
              {() => null}
            </Loaded>
          </Panel>
        </Row>
      </ExhibitSection>
      <ExhibitSection title="Error" hint="try again: the first try fails again, the second succeeds">
        <Row>
          <Panel title="Fee schedule">
            <RetryExample />
          </Panel>
        </Row>
      </ExhibitSection>
      <ExhibitSection title="Loaded" hint="the content stays while it is refreshed, also when that fails">
        <Panel title="Fee schedule">
          <Loaded request={{ ...LOADING_REQUEST, currentData: 'Harbour Private' }} failed="">
            {(name) => <Typography>{name}</Typography>}
          </Loaded>
        </Panel>
      </ExhibitSection>
    </>
  );
}

function Lines() {
  return (
    <>
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      <Skeleton width="70%" />
    </>
  );
}

function RetryExample() {
  const [tries, setTries] = useState(0);
  const [isFetching, setFetching] = useState(false);
  const request: Request<string> = {
    currentData: tries > 1 ? 'Harbour Private' : undefined,
    error: FAILED_REQUEST,
    isFetching,
    refetch: () => {
      setFetching(true);
      void later(null).then(() => {
        setTries(tries + 1);
        setFetching(false);
      });
    },
  };
  return (
    <Loaded request={request} failed="The fees could not be loaded">
      {(name) => <Typography>{name}</Typography>}
    </Loaded>
  );
}
