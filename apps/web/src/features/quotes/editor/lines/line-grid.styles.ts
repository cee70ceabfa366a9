import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Each row has two lines: description above provider, biller above basis, with the figures beside them. */
const TABLE = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(120px, 1fr) 84px repeat(4, 78px) 84px 88px',
  gridTemplateAreas:
    '"open what billed fee gst medicare fund gap total" "open who basis fee gst medicare fund gap total"',
} as const;

/** The same without the Medicare column. */
const TABLE_WITHOUT_MEDICARE = {
  ...TABLE,
  gridTemplateColumns: '28px minmax(120px, 1fr) 84px repeat(3, 78px) 84px 88px',
  gridTemplateAreas: '"open what billed fee gst fund gap total" "open who basis fee gst fund gap total"',
} as const;

/** Each line as a card: name and total first, then the provider, then the rest in rows of three. */
const CARD = {
  display: 'grid',
  gridTemplateColumns: '32px repeat(3, minmax(0, 1fr))',
  gridTemplateAreas:
    '"open what what total" "open who who gap" "open billed basis fee" "open gst medicare fund"',
} as const;

const AREAS = {
  '& > .open': { gridArea: 'open' },
  '& > .description': { gridArea: 'what' },
  '& > .providerName': { gridArea: 'who' },
  '& > .billedBy': { gridArea: 'billed' },
  '& > .basis': { gridArea: 'basis' },
  '& > .unitFeeMinor': { gridArea: 'fee' },
  '& > .gstTreatment': { gridArea: 'gst' },
  '& > .medicareBenefitMinor': { gridArea: 'medicare' },
  '& > .fundBenefitMinor': { gridArea: 'fund' },
  '& > .outOfPocketMinor': { gridArea: 'gap' },
  '& > .totalMinor': { gridArea: 'total' },
} as const;

const EDITOR = {
  '& input, & select': {
    width: '100%',
    minWidth: 0,
    height: 26,
    px: 0.5,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'background.paper',
    border: 0,
    borderRadius: 0.5,
    outline: '2px solid',
    outlineColor: 'primary.main',
  },
  '& input.amount': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& input[aria-invalid=true]': { outlineColor: 'error.main' },
} as const;

const CELL = {
  minWidth: 0,
  px: 0.75,
  py: 0.5,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  overflowWrap: 'anywhere',
  borderRadius: 0.5,
  outlineOffset: '-2px',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '&.can-edit': { cursor: 'text' },
  '&.can-edit:hover': { bgcolor: 'surface.hover' },
  '&.right': { textAlign: 'right', alignItems: 'flex-end', fontVariantNumeric: 'tabular-nums' },
  '&.totalMinor': { fontWeight: 600 },
  '&.description': { fontWeight: 500 },
  '&.providerName, &.basis': { color: 'text.secondary' },
  '&.is-wrong': { bgcolor: 'tone.error.tint', color: 'tone.error.text' },
  '&.is-asked': { bgcolor: 'tone.warning.tint', color: 'tone.warning.text' },
  '& .typed': { borderBottom: '2px solid', borderColor: 'primary.main', fontWeight: 600 },
  '& .quantity, & .discount': { color: 'text.secondary', fontSize: '0.75rem' },
  '& .clamp': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
  },
  '& .wrong': { color: 'tone.error.text', fontSize: '0.75rem' },
  ...EDITOR,
} as const;

const OPEN = {
  '& .cell.open': { p: 0 },
  '& .cell.open button': {
    width: 28,
    minHeight: 28,
    p: 0,
    display: 'grid',
    placeItems: 'center',
    border: 0,
    borderRadius: 0.5,
    bgcolor: 'transparent',
    color: 'text.secondary',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'surface.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  },
} as const;

const BELOW = {
  '& .messages': { px: 0.75, pb: 1, pl: 4 },
  '& .messages .error': { m: 0, color: 'tone.error.text', fontSize: '0.8125rem' },
  '& .messages .question': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 0.75,
    color: 'tone.warning.text',
    fontSize: '0.8125rem',
  },
} as const;

/** Container width below which lines become cards. */
const NARROW = '@container (max-width: 719px)';

const CARDS = {
  '& .head': HIDDEN,
  '& .line': { ...CARD, py: 1, rowGap: 0.5 },
  '& .line > .cell': { minHeight: 40, justifyContent: 'flex-start' },
  // In a card each cell repeats its column's label, because the header row is hidden.
  '& .line > .cell:not(.open):not(.description)::before': {
    content: 'attr(data-label)',
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 400,
    lineHeight: 1.3,
  },
  '& .line > .description': { fontSize: '0.9375rem' },
  '& .line > .open button': { width: 32, minHeight: 40 },
  '& .line > .gstTreatment, & .line > .medicareBenefitMinor': { textAlign: 'left', alignItems: 'flex-start' },
  // Excluded lines have no figures.
  '& .line.is-excluded': { gridTemplateAreas: '"open what what what" "open who billed basis"' },
  '& .line.is-excluded > .right': { display: 'none' },
  '& .messages': { pl: 4.5 },
} as const;

const HEAD = { borderBottom: 1, borderColor: 'divider', color: 'text.secondary' } as const;

export const LINE_GRID: SystemStyleObject<Theme> = {
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  '& .hidden': HIDDEN,
  '& .head': { ...TABLE, ...HEAD },
  '& .head > .cell': { py: 0.25, fontSize: '0.75rem', fontWeight: 500 },
  '& .line': { ...TABLE },
  '& [role=rowgroup] .line:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
  '& .line.is-open': { bgcolor: 'surface.hover' },
  '& .head, & .line': AREAS,
  '& .cell': CELL,
  ...OPEN,
  ...BELOW,
  [NARROW]: CARDS,
};

export const LINE_GRID_WITHOUT_MEDICARE: SystemStyleObject<Theme> = {
  ...LINE_GRID,
  '& .head': { ...TABLE_WITHOUT_MEDICARE, ...HEAD },
  '& .line': { ...TABLE_WITHOUT_MEDICARE },
};
