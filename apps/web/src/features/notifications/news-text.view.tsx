import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { lookUp } from '../../shared/words/words';
import { preview } from './news-filters';
import { notificationWords } from './notification.en';

export interface NewsTextProps {
  title: string;
  message: string;
  priority: string;
  /** ISO instant. Null if unknown. */
  at: string | null;
  isRead: boolean;
  /** Shows the whole message instead of only its beginning. */
  isWhole: boolean;
}

/** Text, priority and time of a notification or announcement. */
export function NewsText({ title, message, priority, at, isRead, isWhole }: NewsTextProps) {
  const { ago, dateTime } = useFormats();
  const named = lookUp(notificationWords, `priorities.${priority}`);
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: 1, fontWeight: isRead ? 500 : 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {named && <StatusChip label={named} tone={priority === 'HIGH' ? 'warning' : 'error'} />}
      </Box>
      <Typography
        color="textSecondary"
        title={isWhole ? undefined : message}
        sx={{ overflowWrap: 'anywhere', whiteSpace: isWhole ? 'pre-line' : undefined }}
      >
        {isWhole ? message : preview(message)}
      </Typography>
      {at && (
        <Typography variant="caption" color="textSecondary" title={dateTime(at)}>
          {ago(at)}
        </Typography>
      )}
    </Box>
  );
}
