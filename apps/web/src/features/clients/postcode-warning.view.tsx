import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { postcodeWarning } from '@quillcare/rules';
import { useSession } from '../../shared/session/session.context';

/** About a postcode of another state than the address names; it never stops anybody. */
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
