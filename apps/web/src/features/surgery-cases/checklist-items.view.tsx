import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { settleChecklistItem, type ChecklistItem } from '@quillcare/contracts';
import { ActMenu } from '../../shared/acts/act-buttons.view';
import { isAvailable, useActs, useActScope } from '../../shared/acts/use-acts';
import { formatOwner } from '../../shared/case-checklist/readiness';
import { useFormats, type Formats } from '../../shared/formats/use-formats';
import { useWords, word } from '../../shared/words/words';
import { itemActs } from './checklist-acts.definition';
import { caseChecklistWords } from './checklist.en';

interface ChecklistItemsProps {
  caseId: string;
  items: readonly ChecklistItem[];
  label: string;
  /** Records the consent instead of ticking the item. */
  onConsent?: () => void;
}

/** A case's checklist items, each with a checkbox, its due date and the person responsible. */
export function ChecklistItems({ caseId, items, label, onConsent }: ChecklistItemsProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <ItemRow
          key={item.id}
          caseId={caseId}
          item={item}
          onTick={item.kind === 'CONSENT' ? onConsent : undefined}
        />
      ))}
    </Box>
  );
}

const FURTHER_ACTS = [itemActs.change, itemActs.notNeeded, itemActs.reopen];

interface ItemRowProps {
  caseId: string;
  item: ChecklistItem;
  /** Replaces ticking the item. */
  onTick?: () => void;
}

function ItemRow({ caseId, item, onTick }: ItemRowProps) {
  const t = useWords(caseChecklistWords);
  const scope = useActScope();
  const running = useActs();
  const { title, state } = item;
  const caseItem = { ...item, caseId };
  const mayChange = scope.allows(settleChecklistItem);
  const toggle = () => {
    if (onTick && state === 'OPEN') onTick();
    else running.start(state === 'DONE' ? itemActs.reopen : itemActs.settle, caseItem);
  };
  return (
    <Box component="li" sx={ROW}>
      <Checkbox
        checked={state === 'DONE'}
        indeterminate={state === 'NOT_NEEDED'}
        disabled={!mayChange || running.isRunning || state === 'NOT_NEEDED'}
        onChange={toggle}
        slotProps={{ input: { 'aria-label': title } }}
        sx={{ mt: -0.75, ml: -1 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          sx={{
            fontWeight: 500,
            overflowWrap: 'anywhere',
            ...(state === 'OPEN' ? {} : { color: 'text.secondary' }),
          }}
        >
          {title}
        </Typography>
        <ItemFacts item={item} />
      </Box>
      {mayChange && (
        <ActMenu
          isIcon
          label={t('more', { title })}
          acts={FURTHER_ACTS.filter((act) => isAvailable(act, caseItem, scope))}
          record={caseItem}
          running={running}
        />
      )}
      {running.dialog}
    </Box>
  );
}

function ItemFacts({ item }: { item: ChecklistItem }) {
  const formats = useFormats();
  const owner = formatOwner(item);
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}
    >
      <Box component="span" sx={item.isOverdue ? { color: 'tone.error.text', fontWeight: 500 } : {}}>
        {formatState(item, formats)}
      </Box>
      {owner && <span>{owner}</span>}
    </Typography>
  );
}

/** Says when it is due or how it was settled. */
function formatState(item: ChecklistItem, { date, dateTime }: Formats): string {
  const { state, dueOn, days, isOverdue, reason, decidedBy, decidedAt, decidedByName: name } = item;
  if (state === 'NOT_NEEDED') return word(caseChecklistWords, 'unneeded', { reason: reason ?? '' });
  if (state === 'DONE') {
    if (decidedBy === 'FACT') return word(caseChecklistWords, 'bySystem');
    const when = { date: dateTime(decidedAt) };
    return name
      ? word(caseChecklistWords, 'doneBy', { ...when, name })
      : word(caseChecklistWords, 'done', when);
  }
  if (dueOn === null) return word(caseChecklistWords, days === null ? 'noDay' : 'undated');
  return word(caseChecklistWords, isOverdue ? 'overdue' : 'due', { date: date(dueOn) });
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 1,
  alignItems: 'start',
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
