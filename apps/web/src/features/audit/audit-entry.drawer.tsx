import Box from '@mui/material/Box';
import type { AuditEntry } from '@quillcare/contracts';
import { Facts, RecordDrawer, RecordDrawerHead, StatusChip } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { AuditChanges } from './audit-changes.view';
import { actionLook, recordOf } from './audit-entry';
import { auditWords } from './audit.en';
import { DemonstrationMark } from './demonstration-mark.view';

/** Drawer with one audit entry: who did what, with old and new values. */
export function AuditEntryDrawer({ entry, onClose }: { entry: AuditEntry | undefined; onClose: () => void }) {
  const t = useWords(auditWords);
  return (
    <RecordDrawer isOpen={entry !== undefined} onClose={onClose} label={t('entry')} closeLabel={t('close')}>
      {entry && (
        <>
          <RecordDrawerHead title={recordOf(entry)}>
            <StatusChip {...actionLook(entry)} />
            {entry.isDemonstration && <DemonstrationMark />}
          </RecordDrawerHead>
          <EntryFacts entry={entry} />
          <AuditChanges changes={entry.changes} />
        </>
      )}
    </RecordDrawer>
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
