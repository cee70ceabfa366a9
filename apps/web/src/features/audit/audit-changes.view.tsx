import Typography from '@mui/material/Typography';
import type { AuditChange } from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { DiffTable } from '../../shared/history/diff-table.view';
import { readableChange } from '../../shared/history/readable-change';
import { useWords } from '../../shared/words/words';
import { auditWords } from './audit.en';

export function AuditChanges({ changes }: { changes: AuditChange[] }) {
  const t = useWords(auditWords);
  const formats = useFormats();
  if (changes.length === 0) return <Typography color="textSecondary">{t('noChanges')}</Typography>;
  const rows = changes.map((change) => ({ key: change.field, ...readableChange(change, formats) }));
  return <DiffTable label={t('more')} rows={rows} />;
}
