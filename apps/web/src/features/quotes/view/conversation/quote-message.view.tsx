import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { QuoteMessage } from '@quillcare/contracts';
import { StatusChip } from '@quillcare/ui';
import { useFormats } from '../../../../shared/formats/use-formats';
import { useWords } from '../../../../shared/words/words';
import { conversationWords } from './conversation.en';

export interface QuoteMessageViewProps {
  message: QuoteMessage;
  patientName: string;
  /** True if it was unread when the page was opened. */
  isNew: boolean;
}

/**
 * One message with its author, time and channel, and for an answer whether the patient has seen it. The two sides are aligned
 * differently.
 */
export function QuoteMessageView({ message, patientName, isNew }: QuoteMessageViewProps) {
  const t = useWords(conversationWords);
  const { ago, dateTime } = useFormats();
  const { from, channel, text, sentAt, byName } = message;
  const isOurs = from === 'PRACTICE';
  return (
    <Box
      component="li"
      sx={{ display: 'grid', justifyItems: isOurs ? 'end' : 'start', gap: 0.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 24 }}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isOurs ? byName : patientName}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          <time dateTime={sentAt} title={dateTime(sentAt)}>
            {ago(sentAt)}
          </time>
        </Typography>
        {channel === 'TELEPHONE' && <StatusChip tone="info" label={t('byTelephone')} />}
        {isNew && <StatusChip tone="warning" label={t('isNew')} />}
      </Box>
      <Typography
        sx={{
          px: 1.5,
          py: 1,
          borderRadius: 1,
          maxWidth: 'min(75ch, 92%)',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          bgcolor: isOurs ? 'surface.tint' : 'surface.hover',
        }}
      >
        {text}
      </Typography>
      {isOurs && channel === 'PAGE' && <Seen readAt={message.readAt} />}
    </Box>
  );
}

function Seen({ readAt }: { readAt: string | null }) {
  const t = useWords(conversationWords);
  const { ago, dateTime } = useFormats();
  return (
    <Typography variant="body2" color="textSecondary" title={dateTime(readAt)}>
      {readAt === null ? t('notSeen') : t('seenByPatient', { when: ago(readAt).toLowerCase() })}
    </Typography>
  );
}
