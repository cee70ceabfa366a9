import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AuditChange } from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { readableChange, type ReadableChange } from '../../shared/history/readable-change';
import { auditWords } from './audit.en';
import { useWords } from '../../shared/words/words';

/** Old and new values beside each other. */
export function AuditChanges({ changes }: { changes: AuditChange[] }) {
  const t = useWords(auditWords);
  const formats = useFormats();
  if (changes.length === 0) return <Typography color="textSecondary">{t('noChanges')}</Typography>;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('more')}>
      <Table size="small" sx={{ '& td, & th': { borderColor: 'divider' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('field')}</TableCell>
            <TableCell>{t('before')}</TableCell>
            <TableCell>{t('after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map((change) => (
            <ChangeRow key={change.field} change={readableChange(change, formats)} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function ChangeRow({ change: { field, before, after, parts } }: { change: ReadableChange }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
        {field}
      </TableCell>
      {parts ? (
        <TableCell colSpan={2}>
          {parts.map((part, at) => (
            <div key={at}>{part}</div>
          ))}
        </TableCell>
      ) : (
        [before, after].map((text, at) => (
          <TableCell key={at} sx={{ minWidth: 120, overflowWrap: 'anywhere' }}>
            {text}
          </TableCell>
        ))
      )}
    </TableRow>
  );
}
