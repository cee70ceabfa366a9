import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@quillcare/contracts';
import { CloseIcon, Facts, StatusChip } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { AuditChanges } from './audit-changes.view';
import { actionLook, recordOf } from './audit-entry';
import { auditWords } from './audit.en';

/** One entry beside the list: who did what, with old and new values. */
export function AuditEntryDrawer({ entry, onClose }: { entry: AuditEntry | undefined; onClose: () => void }) {
  const t = useWords(auditWords);
  return (
    <Drawer
      anchor="right"
      open={entry !== undefined}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: { xs: '100%', sm: 560 } }, 'aria-label': t('entry'), role: 'dialog' },
      }}
    >
      {entry && <Content entry={entry} onClose={onClose} />}
    </Drawer>
  );
}

function Content({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const t = useWords(auditWords);
  return (
    <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {recordOf(entry)}
          </Typography>
          <Box sx={{ mt: 1 }}>
            <StatusChip {...actionLook(entry)} />
          </Box>
        </Box>
        <IconButton onClick={onClose} aria-label={t('close')} autoFocus>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <EntryFacts entry={entry} />
      <AuditChanges changes={entry.changes} />
    </Box>
  );
}

function EntryFacts({ entry }: { entry: AuditEntry }) {
  const t = useWords(auditWords);
  const formats = useFormats();
  const { reason, notes, correlationId } = entry;
  const reference = (
    <Box component="code" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
      {correlationId}
    </Box>
  );
  return (
    <Facts
      items={[
        { label: t('person'), value: entry.actorName },
        { label: t('when'), value: formats.dateTime(entry.createdAt) },
        ...(reason ? [{ label: t('reason'), value: reason }] : []),
        ...(notes ? [{ label: t('notes'), value: notes }] : []),
        { label: t('reference'), value: reference },
      ]}
    />
  );
}
