import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { TimelineKind } from '@quillcare/contracts';
import { useWords } from '../../../shared/words/words';
import { clientTimelineWords } from './client-timeline.en';

interface KindFilterProps {
  kinds: readonly TimelineKind[];
  chosen: readonly TimelineKind[];
  onChange: (chosen: readonly TimelineKind[]) => void;
}

/** Filter chips for the timeline. With none selected, everything is shown. */
export function KindFilter({ kinds, chosen, onChange }: KindFilterProps) {
  const t = useWords(clientTimelineWords);
  const toggle = (kind: TimelineKind) =>
    onChange(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind]);
  return (
    <Box role="group" aria-label={t('filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <FilterChip label={t('all')} isChosen={chosen.length === 0} onClick={() => onChange([])} />
      {kinds.map((kind) => (
        <FilterChip
          key={kind}
          label={t(`kinds.${kind}`)}
          isChosen={chosen.includes(kind)}
          onClick={() => toggle(kind)}
        />
      ))}
    </Box>
  );
}

interface FilterChipProps {
  label: string;
  isChosen: boolean;
  onClick: () => void;
}

function FilterChip({ label, isChosen, onClick }: FilterChipProps) {
  return (
    <Chip
      component="button"
      type="button"
      size="small"
      label={label}
      aria-pressed={isChosen}
      variant={isChosen ? 'filled' : 'outlined'}
      color={isChosen ? 'primary' : 'default'}
      onClick={onClick}
    />
  );
}
