import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AuditChange } from '@quillcare/contracts';
import { auditTexts } from './audit.texts';

/** Old and new values beside each other. */
export function AuditChanges({ changes }: { changes: AuditChange[] }) {
  if (changes.length === 0) return <Typography color="textSecondary">{auditTexts.noChanges}</Typography>;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={auditTexts.more}>
      <Table size="small" sx={{ '& td, & th': { borderColor: 'divider' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{auditTexts.field}</TableCell>
            <TableCell>{auditTexts.before}</TableCell>
            <TableCell>{auditTexts.after}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map((change) => (
            <TableRow key={change.field}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {change.field}
              </TableCell>
              <Value text={change.oldValue} />
              <Value text={change.newValue} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Value({ text }: { text: string | null }) {
  return (
    <TableCell
      sx={{ minWidth: 120, overflowWrap: 'anywhere', color: text === null ? 'text.secondary' : undefined }}
    >
      {text ?? auditTexts.nothing}
    </TableCell>
  );
}
