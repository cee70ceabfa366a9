import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '@quillcare/ui';
import { Loaded, type Request } from '../../../src/shared/loading/loaded.view';
import { later } from '../gallery.samples';
import { Row, Shelf } from '../shelf.view';

const WAITING: Request<string> = {
  currentData: undefined,
  error: undefined,
  isFetching: true,
  refetch: () => undefined,
};
const REFUSED = {
  detail: 'The server does not answer. Check the connection and try again.',
  correlationId: '01a1fa25-0000-7000-8000-00000000c0de',
};

export function Exhibit() {
  return (
    <>
      <Shelf title="Loading" hint="a grey box of the content's height, or a skeleton in its shape">
        <Row>
          <Panel title="Fee schedule">
            <Loaded request={WAITING} failed="The fees could not be loaded">
              {() => null}
            </Loaded>
          </Panel>
          <Panel title="Messages">
            <Loaded request={WAITING} failed="The messages could not be loaded" skeleton={<Lines />}>
              {() => null}
            </Loaded>
          </Panel>
        </Row>
      </Shelf>
      <Shelf title="Error" hint="try again: the first try fails again, the second succeeds">
        <Row>
          <Panel title="Fee schedule">
            <Retried />
          </Panel>
        </Row>
      </Shelf>
      <Shelf title="Loaded" hint="the content stays while it is refreshed, also when that fails">
        <Panel title="Fee schedule">
          <Loaded request={{ ...WAITING, currentData: 'Harbour Private' }} failed="">
            {(name) => <Typography>{name}</Typography>}
          </Loaded>
        </Panel>
      </Shelf>
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

function Retried() {
  const [tries, setTries] = useState(0);
  const [isFetching, setFetching] = useState(false);
  const request: Request<string> = {
    currentData: tries > 1 ? 'Harbour Private' : undefined,
    error: REFUSED,
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
