import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { consentPoint, type ConsentCheck, type ConsentPoint } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import { CheckIcon, Muted, WarningIcon } from '@quillcare/ui';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import type { QuoteHead } from '../state/editor.state';
import { useEditor, useEditorStore } from '../state/editor.store';
import { useHasMedicare } from '../lines/use-columns';
import { focusPoint } from './focus-point';

/** Returns the checks that can be made in the browser, until the server's result arrives. */
function checksToShow({ clientId, validUntil }: Pick<QuoteHead, 'clientId' | 'validUntil'>): ConsentCheck[] {
  const isMet: Partial<Record<ConsentPoint, boolean>> = {
    RECIPIENT: clientId !== '',
    VALIDITY: isIsoDate(validUntil),
  };
  return consentPoint.options.map((point) => ({
    point,
    isMet: isMet[point] ?? false,
    blocks: false,
    lineKeys: [],
    surgeryIds: [],
  }));
}

/** The informed financial consent checklist, shown with what is missing from the start. */
export function Checklist() {
  const t = useWords(editorWords);
  const titleId = useId();
  const known = useEditor(({ priced }) => priced?.checklist);
  const isWaiting = useEditor(({ priced, isPricing }) => priced === null && isPricing);
  const head = useEditor((state) => state.head);
  const checks = known ?? checksToShow(head);
  const [isOpen, setOpen] = useState(false);
  const met = checks.filter(({ isMet }) => isMet);
  const missing = checks.filter(({ isMet }) => !isMet);
  const title = (
    <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
      {t('checklist.title')}
    </Typography>
  );
  if (isWaiting)
    return (
      <Box component="section" aria-labelledby={titleId} aria-busy>
        {title}
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Box>
    );
  return (
    <Box component="section" aria-labelledby={titleId}>
      {title}
      <Muted role="status">
        {missing.length === 0
          ? t('checklist.done')
          : t('checklist.met', { met: met.length, all: checks.length })}
      </Muted>
      <Box component="ul" sx={LIST}>
        {missing.map((check) => (
          <Missing key={check.point} check={check} isEarly={known === undefined} />
        ))}
        {isOpen && met.map(({ point }) => <Met key={point} point={point} />)}
      </Box>
      {met.length > 0 && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('checklist.close') : t('checklist.open')}
        </Button>
      )}
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: 0.5,
  fontSize: '0.8125rem',
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: 0.75, minHeight: 24 },
} as const;

/** Returns a point's label in the practice's country. */
function usePointName(point: ConsentPoint): string {
  const t = useWords(editorWords);
  const hasMedicare = useHasMedicare();
  return point === 'BENEFITS' && !hasMedicare ? t('checklist.insurance') : t(`checklist.point.${point}`);
}

/** While nothing has been entered, `isEarly` lists what is needed without showing it as a warning. */
function Missing({ check, isEarly }: { check: ConsentCheck; isEarly: boolean }) {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const { point, blocks, lineKeys } = check;
  const name = usePointName(point);
  return (
    <Box
      component="li"
      sx={{ color: isEarly ? 'text.secondary' : blocks ? 'tone.error.text' : 'tone.warning.text' }}
    >
      {!isEarly && <WarningIcon sx={{ fontSize: 16, mt: '2px' }} />}
      <span>
        <Link
          component="button"
          type="button"
          color="inherit"
          sx={{ font: 'inherit', textAlign: 'left' }}
          onClick={() => focusPoint(check, store.getState())}
        >
          {name}
        </Link>
        {lineKeys.length > 0 && ` (${t('checklist.lines', { count: lineKeys.length })})`}
        {blocks && (
          <Box component="span" sx={{ display: 'block', fontSize: '0.75rem' }}>
            {t('checklist.blocks')}
          </Box>
        )}
      </span>
    </Box>
  );
}

function Met({ point }: { point: ConsentPoint }) {
  const t = useWords(editorWords);
  const name = usePointName(point);
  return (
    <Box component="li" sx={{ color: 'tone.success.text' }}>
      <CheckIcon sx={{ fontSize: 16, mt: '2px' }} />
      <span>
        {name}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          ({t('checklist.isMet')})
        </Box>
      </span>
    </Box>
  );
}
