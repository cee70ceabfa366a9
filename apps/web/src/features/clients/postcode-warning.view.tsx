import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { postcodeWarning } from '@quillcare/rules';
import { useSession } from '../../shared/session/session.context';

/** Warns about a postcode that does not belong to the address's state. Advisory only; it never blocks saving. */
export function PostcodeWarning() {
  const [postcode, state] = useWatch({ name: ['postcode', 'state'] }) as (string | null | undefined)[];
  const { organisation } = useSession();
  const warning = postcodeWarning(postcode, state, organisation.country);
  return (
    <Box className="wide" role="status">
      {warning && <Alert severity="warning">{warning}</Alert>}
    </Box>
  );
}
