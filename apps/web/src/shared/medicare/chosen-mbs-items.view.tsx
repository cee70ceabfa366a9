import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { listMbsItems, type ResultOf } from '@quillcare/contracts';
import { CloseIcon, Hint, PlusIcon, Muted } from '@quillcare/ui';
import { skipToken, useOperationQuery } from '../api/hooks';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { medicareWords } from './medicare.en';

type Schedule = ResultOf<typeof listMbsItems>;

/** Lists the chosen items with fee and description. Each can be removed or claimed once more. */
export function ChosenMbsItems({
  items,
  onChange,
}: {
  items: readonly string[];
  onChange: (items: string[]) => void;
}) {
  const t = useWords(medicareWords);
  const numbers = [...new Set(items)].filter((item) => /^\d{1,6}$/.test(item)).sort();
  const { data } = useOperationQuery(
    listMbsItems,
    numbers.length === 0 ? skipToken : { query: { numbers: numbers.slice(0, 50).join(',') } },
  );
  if (items.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('picker.chosen')}
      sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {items.map((item, at) => (
        <Chosen
          // The same item number may occur twice.
          key={`${item} ${at}`}
          item={item}
          schedule={data}
          onRemove={() => onChange(items.filter((_, other) => other !== at))}
          onRepeat={() => onChange([...items.slice(0, at + 1), item, ...items.slice(at + 1)])}
        />
      ))}
    </Box>
  );
}

interface ChosenProps {
  item: string;
  schedule: Schedule | undefined;
  onRemove: () => void;
  onRepeat: () => void;
}

function Chosen({ item, schedule, onRemove, onRepeat }: ChosenProps) {
  const t = useWords(medicareWords);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '4.5em minmax(0, 1fr) auto',
        columnGap: 1,
        alignItems: 'center',
        pl: 1.5,
        pr: 0.5,
        py: 0.25,
        minHeight: 40,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography component="span" className="tabular" sx={{ fontWeight: 600 }}>
        {item}
      </Typography>
      <Known item={item} schedule={schedule} />
      <Box sx={{ display: 'flex' }}>
        <Hint title={t('picker.again', { item })}>
          <IconButton size="small" aria-label={t('picker.again', { item })} onClick={onRepeat}>
            <PlusIcon fontSize="small" />
          </IconButton>
        </Hint>
        <Hint title={t('picker.remove', { item })}>
          <IconButton size="small" aria-label={t('picker.remove', { item })} onClick={onRemove}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Hint>
      </Box>
    </Box>
  );
}

/** Shows the schedule's entry of an item, or that it has none. */
function Known({ item, schedule }: Pick<ChosenProps, 'item' | 'schedule'>) {
  const t = useWords(medicareWords);
  const formats = useFormats();
  if (!schedule) return <span />;
  const known = schedule.items.find((one) => one.item === item);
  if (!known)
    return (
      <Muted component="span">
        {schedule.tableDate
          ? t('picker.missing', { date: formats.date(schedule.tableDate) })
          : t('picker.noTable')}
      </Muted>
    );
  const facts = [
    known.scheduleFeeMinor === null
      ? t('picker.derived')
      : t('picker.fee', { fee: formats.money(known.scheduleFeeMinor, 'AUD') }),
    ...(known.allowsAssistant ? [t('picker.assistant')] : []),
    ...(known.hospitalOnly ? [t('picker.hospitalOnly')] : []),
  ];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div" variant="body2" noWrap title={known.description}>
        {known.description}
      </Typography>
      <Muted component="div" className="tabular">
        {facts.join(' · ')}
      </Muted>
    </Box>
  );
}
