import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { AuditEntry } from '@quillcare/contracts';
import { ChevronRightIcon, Facts, StatusChip, type ToneName } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { AuditChanges } from './audit-changes.view';
import { auditWords } from './audit.en';
import { word } from '../../shared/words/words';

/** SURGERY_CASE reads "Surgery case". */
export function readableCode(value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const TONES: Partial<Record<AuditEntry['action'], ToneName>> = {
  CREATE: 'success',
  SIGN: 'success',
  RESTORE: 'success',
  DELETE: 'error',
  SOFT_DELETE: 'error',
  LOGIN_FAILED: 'error',
  IMPERSONATE_START: 'warning',
  IMPERSONATE_STOP: 'warning',
  SEND: 'info',
  UPDATE: 'info',
};

/** One act in a line; its old and new values open below. */
export function AuditEntryLine({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const formats = useFormats();
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        sx={{
          display: 'grid',
          width: '100%',
          textAlign: 'left',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          px: 2,
          py: 1,
          minHeight: 44,
          gridTemplateColumns: {
            xs: '20px 1fr auto',
            md: '20px 190px 150px minmax(0, 1fr) minmax(0, 280px)',
          },
          '&:hover, &.Mui-focusVisible': { bgcolor: 'surface.hover' },
        }}
      >
        <ChevronRightIcon
          sx={{
            fontSize: 18,
            color: 'text.secondary',
            transform: isOpen ? 'rotate(90deg)' : 'none',
            transition: 'transform 120ms',
          }}
        />
        <Typography className="tabular" color="textSecondary" noWrap>
          {formats.dateTime(entry.createdAt)}
        </Typography>
        <Box>
          <StatusChip label={readableCode(entry.action)} tone={TONES[entry.action] ?? 'neutral'} />
        </Box>
        <Typography noWrap sx={{ gridColumn: { xs: '2 / -1', md: 'auto' } }}>
          {readableCode(entry.entityType)}
          {entry.entityLabel && (
            <Box component="strong" sx={{ fontWeight: 600 }}>
              {' '}
              {entry.entityLabel}
            </Box>
          )}
        </Typography>
        <Typography
          noWrap
          title={entry.actorName}
          color="textSecondary"
          sx={{ gridColumn: { xs: '2 / -1', md: 'auto' } }}
        >
          {entry.actorName}
        </Typography>
      </ButtonBase>
      <Collapse in={isOpen} unmountOnExit id={id}>
        <Box sx={{ pl: { xs: 2, md: 6.5 }, pr: 2, pb: 2, display: 'grid', gap: 2 }}>
          <AuditChanges changes={entry.changes} />
          <Facts items={detailsOf(entry)} />
        </Box>
      </Collapse>
    </Box>
  );
}

function detailsOf({ reason, notes, correlationId }: AuditEntry) {
  return [
    ...(reason ? [{ label: word(auditWords, 'reason'), value: reason }] : []),
    ...(notes ? [{ label: word(auditWords, 'notes'), value: notes }] : []),
    {
      label: word(auditWords, 'reference'),
      value: (
        <Box component="code" sx={{ fontSize: '0.75rem' }}>
          {correlationId}
        </Box>
      ),
    },
  ];
}
