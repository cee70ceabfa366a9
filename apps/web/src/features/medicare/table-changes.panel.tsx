import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { getMbsTableChanges, listMbsTables, type MbsItemChange, type ResultOf } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { Panel, Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { medicareScheduleWords } from './medicare-schedule.en';

type Changes = ResultOf<typeof getMbsTableChanges>;

const COUNT_NAMES = ['added', 'removed', 'feeChanged', 'unchanged'] as const;

/** What a table changed compared with the previous one: counts and the first items. */
export function TableChanges({ tableId, onClose }: { tableId: string; onClose: () => void }) {
  const t = useWords(medicareScheduleWords);
  const formats = useFormats();
  const request = useOperationQuery(getMbsTableChanges, { params: { id: tableId } });
  const { data } = useOperationQuery(listMbsTables, {});
  const table = data?.items.find(({ id }) => id === tableId);
  const box = useRef<HTMLDivElement>(null);
  // The panel is below the list, so move the focus here.
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 80 }}>
      <Panel
        title={t('changes.title', { date: formats.date(table?.effectiveOn) })}
        action={<Button onClick={onClose}>{t('changes.close')}</Button>}
      >
        <Loaded request={request} failed={t('changes.failed')} skeleton={200}>
          {(changes) => <Difference changes={changes} />}
        </Loaded>
      </Panel>
    </Box>
  );
}

function Difference({ changes }: { changes: Changes }) {
  const t = useWords(medicareScheduleWords);
  const formats = useFormats();
  const total = changes.added + changes.removed + changes.feeChanged;
  if (changes.previousOn === null) return <Typography>{t('changes.first')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">
        {t('changes.against', { date: formats.date(changes.previousOn) })}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
      >
        {COUNT_NAMES.map((name) => (
          <Box key={name}>
            <Muted component="dt">{t(`changes.${name}`)}</Muted>
            <Typography
              component="dd"
              className="tabular"
              sx={{ m: 0, fontSize: '1.375rem', fontWeight: 600 }}
            >
              {formatNumber(changes[name], formats.locale)}
            </Typography>
          </Box>
        ))}
      </Box>
      {total === 0 ? <Typography>{t('changes.none')}</Typography> : <ChangedItems items={changes.items} />}
      {total > changes.items.length && (
        <Muted>
          {t('changes.some', { shown: changes.items.length, total: formatNumber(total, formats.locale) })}
        </Muted>
      )}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '4.5em 5em minmax(0, 1fr) 6.5em 6.5em' },
  columnGap: 1.5,
  alignItems: 'baseline',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const WIDE_ONLY = { display: { xs: 'none', sm: 'block' } } as const;

function ChangedItems({ items }: { items: readonly MbsItemChange[] }) {
  const t = useWords(medicareScheduleWords);
  return (
    <Box role="table" aria-label={t('changes.list')}>
      <Box role="row" sx={{ ...ROW, borderTop: 0, display: { xs: 'none', sm: 'grid' } }}>
        {(['item', 'change', 'description', 'before', 'after'] as const).map((name) => (
          <Muted
            key={name}
            role="columnheader"
            sx={{ textAlign: name === 'before' || name === 'after' ? 'right' : undefined }}
          >
            {t(`changes.${name}`)}
          </Muted>
        ))}
      </Box>
      {items.map((change) => (
        <ChangedItem key={change.item} change={change} />
      ))}
    </Box>
  );
}

function ChangedItem({ change }: { change: MbsItemChange }) {
  const t = useWords(medicareScheduleWords);
  const formats = useFormats();
  const formatFee = (minor: number | null) => (minor === null ? '–' : formats.money(minor, 'AUD'));
  const figure = { ...WIDE_ONLY, textAlign: 'right' } as const;
  return (
    <Box role="row" sx={ROW}>
      <Typography role="cell" className="tabular" sx={{ fontWeight: 600 }}>
        {change.item}
      </Typography>
      <Muted role="cell">{t(`changes.kind.${change.kind}`)}</Muted>
      <Typography
        role="cell"
        variant="body2"
        title={change.description}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, ...ITEM_TEXT }}
      >
        {change.description}
      </Typography>
      <Typography role="cell" className="tabular" sx={figure}>
        {formatFee(change.beforeMinor)}
      </Typography>
      <Typography role="cell" className="tabular" sx={figure}>
        {formatFee(change.afterMinor)}
      </Typography>
      <Typography
        aria-hidden
        className="tabular"
        sx={{ display: { xs: 'block', sm: 'none' }, gridColumn: '1 / -1' }}
      >
        {[change.beforeMinor, change.afterMinor]
          .filter((minor) => minor !== null)
          .map(formatFee)
          .join(' → ')}
      </Typography>
    </Box>
  );
}

const ITEM_TEXT = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
