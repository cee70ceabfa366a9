import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { TodayItem } from '@quillcare/contracts';
import {
  CasesIcon,
  CheckIcon,
  ClockIcon,
  EyeIcon,
  LeadsIcon,
  MailIcon,
  PhoneIcon,
  PrintIcon,
  QuestionIcon,
  type ToneName,
  Muted,
} from '@quillcare/ui';
import { Money } from '../../../shared/formats/money.view';
import { formatPhone } from '@quillcare/rules';
import { useFormats } from '../../../shared/formats/use-formats';
import { useRights, useSession } from '../../../shared/session/session.context';
import { useWords } from '../../../shared/words/words';
import { getNextStep, itemPath, type NextStep } from './next-step';
import { itemDetails, dateText, reasonText } from './today-sentences';
import { todayWords } from './today.en';
import { NEXT_STEP_ATTRIBUTE } from './use-row-keys';
import { PageLink } from '../../../shared/navigation/page-link.view';

const KIND_DISPLAYS: Record<TodayItem['kind'], { icon: typeof PhoneIcon; tone: ToneName }> = {
  QUESTION: { icon: QuestionIcon, tone: 'warning' },
  MAIL_FAILED: { icon: MailIcon, tone: 'error' },
  LEAD: { icon: LeadsIcon, tone: 'info' },
  CALLBACK: { icon: PhoneIcon, tone: 'info' },
  APPROVAL: { icon: CheckIcon, tone: 'warning' },
  EXPIRING: { icon: ClockIcon, tone: 'warning' },
  CHECKLIST: { icon: CasesIcon, tone: 'warning' },
  TOO_EARLY: { icon: CasesIcon, tone: 'error' },
  DISPUTE: { icon: CasesIcon, tone: 'error' },
  DOCUMENT: { icon: PrintIcon, tone: 'error' },
  EVIDENCE: { icon: PrintIcon, tone: 'error' },
  COOLING_OFF: { icon: ClockIcon, tone: 'neutral' },
  CASE: { icon: CasesIcon, tone: 'neutral' },
  VIEWED: { icon: EyeIcon, tone: 'neutral' },
};

export interface TodayRowProps {
  item: TodayItem;
  onTake: (item: TodayItem, step: NextStep) => void;
}

/** A row: who, why now, how late, how much, and a button for the next step. */
export function TodayRow({ item, onTake }: TodayRowProps) {
  const step = getNextStep(item, useRights());
  return (
    <Box component="li" sx={ROW}>
      <KindMark kind={item.kind} />
      <ItemPerson item={item} />
      <Box
        sx={{
          gridArea: 'when',
          textAlign: { md: 'right' },
          display: { xs: 'flex', md: 'block' },
          columnGap: 2,
        }}
      >
        <When item={item} />
      </Box>
      <StepButton item={item} step={step} onTake={onTake} />
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '32px minmax(0, 1fr)',
    sm: '32px minmax(0, 1fr) 128px',
    md: '32px minmax(0, 1fr) 168px 128px',
  },
  gridTemplateAreas: {
    xs: '"mark who" ". when" ". step"',
    sm: '"mark who step" ". when step"',
    md: '"mark who when step"',
  },
  columnGap: 2,
  rowGap: 0.75,
  alignItems: 'center',
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  '&:hover, &:focus-within': { bgcolor: 'surface.hover' },
} as const;

function KindMark({ kind }: Pick<TodayItem, 'kind'>) {
  const { icon: Icon, tone } = KIND_DISPLAYS[kind];
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        gridArea: 'mark',
        alignSelf: 'start',
        display: 'grid',
        placeItems: 'center',
        width: 32,
        height: 32,
        mt: 0.25,
        borderRadius: '50%',
        color: theme.vars!.palette.tone[tone].text,
        bgcolor: theme.vars!.palette.tone[tone].tint,
      })}
    >
      <Icon sx={{ fontSize: 18 }} />
    </Box>
  );
}

function ItemPerson({ item }: { item: TodayItem }) {
  const t = useWords(todayWords);
  const { organisation } = useSession();
  return (
    <Box sx={{ gridArea: 'who', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <PageLink
          to={itemPath(item)}
          color="textPrimary"
          underline="hover"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {item.who || t('trail')}
        </PageLink>
        {item.phone && (
          <Link href={`tel:${item.phone}`} variant="body2" className="tabular" sx={PHONE}>
            {formatPhone(item.phone, organisation.country)}
          </Link>
        )}
        {item.quoteNumber && (
          <Muted component="span" className="tabular">
            {item.quoteNumber}
          </Muted>
        )}
      </Box>
      <ItemReason item={item} />
    </Box>
  );
}

/** The reason it is on the list, with further details. */
function ItemReason({ item }: { item: TodayItem }) {
  const formats = useFormats();
  const details = itemDetails(item);
  return (
    <>
      <Typography variant="body2">{reasonText(item, formats)}</Typography>
      {details.length > 0 && <Muted sx={DETAILS}>{details.join(' · ')}</Muted>}
    </>
  );
}

// A patient's question can be long, so it is clamped to two lines.
const DETAILS = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxWidth: '80ch',
} as const;

function When({ item }: { item: TodayItem }) {
  const { currency, date } = useFormats();
  const tone =
    item.daysLate > 0 ? 'tone.error.text' : item.daysLate === 0 ? 'tone.warning.text' : 'text.secondary';
  return (
    <>
      {item.amountMinor !== null && (
        <Typography component="div">
          <Money minor={item.amountMinor} currency={item.currency ?? currency} />
        </Typography>
      )}
      <Typography
        component="div"
        variant="body2"
        title={date(item.dueOn)}
        sx={{ color: tone, whiteSpace: 'nowrap' }}
      >
        {dateText(item)}
      </Typography>
    </>
  );
}

function StepButton({ item, step, onTake }: TodayRowProps & { step: NextStep }) {
  const t = useWords(todayWords);
  const label = t(`step.${step.act}`);
  const props = {
    variant: 'outlined',
    size: 'small',
    [NEXT_STEP_ATTRIBUTE]: '',
    'aria-label': t('step.of', { step: label, who: item.who || t('trail') }),
    sx: { gridArea: 'step', justifySelf: { xs: 'start', sm: 'stretch' }, minWidth: 112 },
  } as const;
  if ('to' in step)
    return (
      <Button {...props} component={RouterLink} to={step.to}>
        {label}
      </Button>
    );
  return (
    <Button {...props} onClick={() => onTake(item, step)}>
      {label}
    </Button>
  );
}

// Minimum height of a touch target.
const PHONE = { whiteSpace: 'nowrap', display: 'inline-flex', alignItems: 'center', minHeight: 24 } as const;
