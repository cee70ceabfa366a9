import Box from '@mui/material/Box';
import type { Callback } from '@quillcare/contracts';
import { daysBetween } from '@quillcare/rules';
import { useFormats } from '../formats/use-formats';
import { dueWords } from './due.en';
import { useWords } from '../words/words';

/** Shows when a callback is due. Overdue ones are marked by text as well as colour. */
export function DueDay({ callback }: { callback: Pick<Callback, 'dueDate' | 'status'> }) {
  const t = useWords(dueWords);
  const formats = useFormats();
  const isOpen = callback.status === 'pending' || callback.status === 'attempted';
  const late = daysBetween(callback.dueDate, formats.today());
  const note = !isOpen || late < 0 ? '' : late === 0 ? t('today') : t('overdue', { count: late });
  return (
    <Box
      component="span"
      className="tabular"
      sx={{ display: 'inline-flex', gap: 1, alignItems: 'baseline', whiteSpace: 'nowrap' }}
    >
      {formats.date(callback.dueDate)}
      {note && (
        <Box
          component="span"
          sx={{ color: late > 0 ? 'error.main' : 'warning.main', fontSize: '0.8125rem', fontWeight: 500 }}
        >
          {note}
        </Box>
      )}
    </Box>
  );
}
