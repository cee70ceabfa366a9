import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ACTIONS, can, RESOURCES, type Rights } from '@quillcare/contracts';
import { testWords } from './test-pages.en';
import { useWords } from '../../src/shared/words/words';

const named = (name: string) => name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ');

/** Shows every action on every area, evaluated with the contracts' own `can`. */
export function RightsTable({ rights, labelledBy }: { rights: Rights; labelledBy: string }) {
  const t = useWords(testWords);
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-labelledby={labelledBy}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Table size="small" sx={{ minWidth: 480 }} aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            <TableCell>{t('area')}</TableCell>
            {ACTIONS.map((action) => (
              <TableCell key={action} align="center">
                {named(action)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {RESOURCES.map((resource) => (
            <TableRow key={resource}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
                {named(resource)}
              </TableCell>
              {ACTIONS.map((action) => (
                <RightCell key={action} isAllowed={can(rights, resource, action)} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function RightCell({ isAllowed }: { isAllowed: boolean }) {
  const t = useWords(testWords);
  return (
    <TableCell align="center" sx={{ color: isAllowed ? 'success.main' : 'text.secondary' }}>
      {isAllowed ? t('may') : t('mayNot')}
    </TableCell>
  );
}
