import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Quote } from '@quillcare/contracts';
import { CheckIcon, WarningIcon } from '@quillcare/ui';
import { useFormats } from '../../../shared/formats/use-formats';
import { CHECKLIST, SEND } from '../quotes.texts';
import { consentChecklist } from './consent-checklist';

/** Informed financial consent: what the quote says, and what is missing. */
export function ConsentChecklist({ quote }: { quote: Quote }) {
  const formats = useFormats();
  return (
    <Box>
      <Typography variant="h3">{SEND.checklist}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {SEND.checklistHint}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {consentChecklist(quote, formats.today()).map(({ label, isDone }) => (
          <Box
            component="li"
            key={label}
            sx={(theme) => ({
              display: 'flex',
              gap: 1,
              '& svg': {
                fontSize: 20,
                flexShrink: 0,
                color: theme.vars!.palette.tone[isDone ? 'success' : 'warning'].text,
              },
            })}
          >
            {isDone ? (
              <CheckIcon titleAccess={CHECKLIST.done} />
            ) : (
              <WarningIcon titleAccess={CHECKLIST.missing} />
            )}
            <Typography component="span">{isDone ? label : `${CHECKLIST.missing}: ${label}`}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
