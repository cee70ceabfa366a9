import Alert from '@mui/material/Alert';
import { getClientRoom } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useWords } from '../../shared/words/words';
import { importWords } from './import.en';

/** Number of clients that can still be added under the practice's plan. Hidden if the plan has no limit. */
export function ClientRoom() {
  const t = useWords(importWords);
  const { data } = useOperationQuery(getClientRoom, {});
  if (!data || data.max === null || data.used === null || data.left === null) return null;
  const { max, used, left } = data;
  return (
    <Alert severity={left === 0 ? 'warning' : 'info'}>
      {left === 0 ? t('room.none', { max, used }) : t('room.some', { count: left, max, used })}
    </Alert>
  );
}
