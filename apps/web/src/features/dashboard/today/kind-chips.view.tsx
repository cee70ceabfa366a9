import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useSearchParams } from 'react-router-dom';
import type { Today, TodayItem } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { useFormats } from '../../../shared/formats/use-formats';
import { useWords } from '../../../shared/words/words';
import { withParams } from '../../../shared/navigation/with-params';
import { todayWords } from './today.en';
import { KIND_PARAM } from './today.requests';

type Kind = TodayItem['kind'];

/** Filter chips with the count of each kind. The selection is kept in the URL. */
export function KindChips({ counts, chosen }: { counts: Today['counts']; chosen: readonly Kind[] }) {
  const t = useWords(todayWords);
  const { locale } = useFormats();
  const choose = useChooseKinds();
  const offered = counts.filter(({ kind, count }) => count > 0 || chosen.includes(kind));
  if (offered.length === 0) return null;
  const toggleKind = (kind: Kind) =>
    chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind];
  return (
    <Box role="group" aria-label={t('filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <KindChip label={t('all')} isChosen={chosen.length === 0} onClick={() => choose([])} />
      {offered.map(({ kind, count }) => (
        <KindChip
          key={kind}
          label={`${t(`kinds.${kind}`)} ${formatNumber(count, locale)}`}
          isChosen={chosen.includes(kind)}
          onClick={() => choose(toggleKind(kind))}
        />
      ))}
    </Box>
  );
}

function useChooseKinds(): (kinds: readonly Kind[]) => void {
  const [, setSearch] = useSearchParams();
  return (kinds) =>
    setSearch((before) => withParams(before, { [KIND_PARAM]: kinds.join(',') }), { replace: true });
}

function KindChip({ label, isChosen, onClick }: { label: string; isChosen: boolean; onClick: () => void }) {
  return (
    <Chip
      component="button"
      type="button"
      clickable
      className="tabular"
      label={label}
      aria-pressed={isChosen}
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
      onClick={onClick}
    />
  );
}
