import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { MergePreview } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { clientName } from './client-name';
import { mergeWords } from './merge.en';

/** Counts the related records of each client by kind, as far as the user may see them. */
export function MergeBelongings({ preview }: { preview: MergePreview }) {
  const t = useWords(mergeWords);
  const { survivor, other, belongings, missing } = preview;
  const kinds = missing.map((kind) => t(`belonging.${kind}`)).join(', ');
  return (
    <>
      {missing.length > 0 && (
        <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 2 }}>
          <Alert severity="warning">{t('page.missing', { kinds })}</Alert>
        </Box>
      )}
      <Table size="small" aria-label={t('page.belongings')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('page.kind')}</TableCell>
            <TableCell align="right">{clientName(survivor)}</TableCell>
            <TableCell align="right">{clientName(other)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {belongings.map(({ kind, count, otherCount }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                {t(`belonging.${kind}`)}
              </TableCell>
              <TableCell align="right" className="tabular">
                {count}
              </TableCell>
              <TableCell align="right" className="tabular">
                {otherCount}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
