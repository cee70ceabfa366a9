import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Muted, Panel } from '@quillcare/ui';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor } from '../state/editor.store';
import { AddLineMenu } from './add-line.menu';
import { LineGrid } from './line-grid.view';

/** The quote's lines, with a menu to add custom ones. */
export function LinesSection() {
  const t = useWords(editorWords);
  const isEmpty = useEditor(({ rows }) => rows.length === 0);
  return (
    <Panel title={t('lines.title')} action={<AddLineMenu />}>
      <PricingIndicator />
      {isEmpty ? (
        <Typography color="textSecondary">
          {t('lines.none')} {t('lines.noneManual')}
        </Typography>
      ) : (
        <>
          <LineGrid />
          <Muted sx={{ mt: 1.5 }}>{t('lines.help')}</Muted>
        </>
      )}
    </Panel>
  );
}

/** Says that prices are being computed. Its space is reserved to avoid a layout shift. */
function PricingIndicator() {
  const t = useWords(editorWords);
  const isPricing = useEditor((state) => state.isPricing);
  return (
    <Box sx={{ height: 2, mt: -1, mb: 0.5 }}>
      {isPricing && <LinearProgress aria-label={t('lines.updating')} sx={{ height: 2 }} />}
    </Box>
  );
}
