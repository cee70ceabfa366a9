import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import type { ImportMessage, ImportRun } from '@quillcare/contracts';
import { DownloadIcon, Muted } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { downloadMessages } from './download-messages';
import { importWords } from './import.en';
import { useFieldNames } from './use-field-names';

const MAX_LISTED = 500;

export function ImportMessages({ run }: { run: ImportRun }) {
  const t = useWords(importWords);
  const kinds = [
    { key: 'errors', label: t('errors', { count: run.errors.length }), messages: run.errors },
    { key: 'warnings', label: t('warnings', { count: run.warnings.length }), messages: run.warnings },
    { key: 'duplicates', label: t('duplicates', { count: run.duplicates.length }), messages: run.duplicates },
  ].filter(({ messages }) => messages.length > 0);
  const [chosen, setChosen] = useState('');
  const shown = kinds.find(({ key }) => key === chosen) ?? kinds[0];
  if (!shown) return null;
  return (
    <Paper variant="outlined" component="section" sx={{ overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          borderBottom: 1,
          borderColor: 'divider',
          pr: 1,
        }}
      >
        <Tabs
          value={shown.key}
          onChange={(_event, key: string) => setChosen(key)}
          sx={{ flex: 1, px: 1 }}
          variant="scrollable"
        >
          {kinds.map(({ key, label }) => (
            <Tab key={key} value={key} label={label} />
          ))}
        </Tabs>
        <Button size="small" startIcon={<DownloadIcon />} onClick={() => void downloadMessages(run)}>
          {t('download')}
        </Button>
      </Box>
      <MessageTable run={run} messages={shown.messages} label={shown.label} />
      {shown.messages.length >= MAX_LISTED && <Muted sx={{ p: 2 }}>{t('firstOnly')}</Muted>}
    </Paper>
  );
}

interface MessageTableProps {
  run: ImportRun;
  messages: ImportMessage[];
  label: string;
}

function MessageTable({ run, messages, label }: MessageTableProps) {
  const t = useWords(importWords);
  const nameOf = useFieldNames(run.entityType);
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ maxHeight: 420 }}>
      <Table
        size="small"
        stickyHeader
        sx={{ '& td, & th': { borderColor: 'divider' }, '& th': { bgcolor: 'background.paper' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {t('rows')}
            </TableCell>
            <TableCell>{t('column')}</TableCell>
            <TableCell>{t('message')}</TableCell>
            <TableCell>{t('value')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {messages.map((message, at) => (
            <TableRow key={`${message.row}-${message.column}-${at}`}>
              <TableCell align="right" className="tabular">
                {message.row}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{nameOf(message.column)}</TableCell>
              <TableCell sx={{ minWidth: 200 }}>{message.message}</TableCell>
              <TableCell
                sx={{ minWidth: 140, maxWidth: 220, overflowWrap: 'anywhere', color: 'text.secondary' }}
              >
                {message.value}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
