import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { getDateFormat } from '@quillcare/rules';
import {
  CasesIcon,
  CheckIcon,
  ClockIcon,
  DeleteIcon,
  EditIcon,
  EyeIcon,
  InfoIcon,
  LeadsIcon,
  MailIcon,
  PhoneIcon,
  PlusIcon,
  QuestionIcon,
  SendIcon,
  UploadIcon,
  WarningIcon,
  type ToneName,
  Muted,
} from '@quillcare/ui';
import { useFormats, type Formats } from '../formats/use-formats';
import type { TimelineEntry } from './timeline.view';

const KINDS = {
  created: { icon: <PlusIcon />, tone: 'success' },
  changed: { icon: <EditIcon />, tone: 'neutral' },
  deleted: { icon: <DeleteIcon />, tone: 'error' },
  sent: { icon: <SendIcon />, tone: 'info' },
  asked: { icon: <QuestionIcon />, tone: 'warning' },
  called: { icon: <PhoneIcon />, tone: 'info' },
  filed: { icon: <UploadIcon />, tone: 'neutral' },
  due: { icon: <ClockIcon />, tone: 'warning' },
  done: { icon: <CheckIcon />, tone: 'success' },
  failed: { icon: <WarningIcon />, tone: 'error' },
  note: { icon: <InfoIcon />, tone: 'neutral' },
  viewed: { icon: <EyeIcon />, tone: 'neutral' },
  emailed: { icon: <MailIcon />, tone: 'info' },
  lead: { icon: <LeadsIcon />, tone: 'info' },
  case: { icon: <CasesIcon />, tone: 'success' },
} satisfies Record<string, { icon: ReactNode; tone: ToneName }>;

export type TimelineKind = keyof typeof KINDS;

/** One entry with its icon on a line that connects it to the next. */
export function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const formats = useFormats();
  const { at, who, what, detail, kind = 'note' } = entry;
  return (
    <Box component="li" sx={LINE}>
      <Dot icon={KINDS[kind].icon} tone={entry.tone ?? KINDS[kind].tone} />
      <Box sx={{ minWidth: 0, pt: '3px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {what}
          </Typography>
          <Muted component="span" sx={{ overflowWrap: 'anywhere' }}>
            {who && <>{who} · </>}
            <time dateTime={at} title={formats.dateTime(at)}>
              {formatEntryTime(at, formats)}
            </time>
          </Muted>
        </Box>
        {detail && (
          <Typography component="div" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {detail}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Returns "3 hours ago", or the time of day once a relative time would only repeat the date above the entry. */
function formatEntryTime(at: string, { ago, date, dayOf, locale, timeZone }: Formats): string {
  const since = ago(at);
  if (since !== date(dayOf(at))) return since;
  return getDateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(at));
}

const LINE = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: 1.5,
  pb: 2,
  '&:last-of-type': { pb: 0 },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 13.5,
    top: 32,
    bottom: 4,
    width: '1px',
    bgcolor: 'divider',
  },
} as const;

function Dot({ icon, tone }: { icon: ReactNode; tone: ToneName }) {
  return (
    <Box
      aria-hidden
      sx={(theme) => {
        const colours = theme.vars!.palette.tone[tone];
        return {
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          borderRadius: '50%',
          color: colours.text,
          backgroundColor: colours.tint,
          '& svg': { fontSize: 15 },
        };
      }}
    >
      {icon}
    </Box>
  );
}
