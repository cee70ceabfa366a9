import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  applyChecklistTemplate,
  previewChecklistTemplate,
  type ChecklistEffect,
  type ResultOf,
} from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { templateWords } from './case-checklist-template.en';

type Preview = ResultOf<typeof previewChecklistTemplate>;

/** What the saved checklist would change in cases that have theirs already; nothing where they are in line. */
export function ApplyTemplatePanel() {
  const t = useWords(templateWords);
  const request = useOperationQuery(previewChecklistTemplate, {});
  const { currentData } = request;
  if (!currentData || currentData.version === 0 || currentData.openCases === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title={t('apply.title')} hint={t('apply.hint')}>
        <Loaded request={request} failed={t('apply.failed')} skeleton={80}>
          {(preview) => <Effects preview={preview} />}
        </Loaded>
      </Panel>
    </Box>
  );
}

const KINDS: readonly ChecklistEffect['what'][] = ['ADDED', 'CHANGED', 'REMOVED'];

function Effects({ preview: { version, changedCases, effects } }: { preview: Preview }) {
  const t = useWords(templateWords);
  const { ask, dialog } = useConfirmedCommand(applyChecklistTemplate);
  if (effects.length === 0) return <Typography color="textSecondary">{t('apply.none')}</Typography>;
  const start = () =>
    ask({
      title: t('apply.ask', { count: changedCases }),
      hint: t('apply.askHint'),
      confirmLabel: t('apply.do'),
      done: t('apply.done'),
      failed: t('apply.notDone'),
      request: { body: { version } },
    });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {KINDS.map((what) => (
        <EffectList key={what} what={what} effects={effects.filter((one) => one.what === what)} />
      ))}
      <Box>
        <Button variant="outlined" onClick={start}>
          {t('apply.open', { count: changedCases })}
        </Button>
      </Box>
      {dialog}
    </Box>
  );
}

function EffectList({ what, effects }: { what: ChecklistEffect['what']; effects: ChecklistEffect[] }) {
  const t = useWords(templateWords);
  if (effects.length === 0) return null;
  return (
    <Box>
      <Typography component="h3" variant="subtitle2">
        {t(`apply.effects.${what}`)}
      </Typography>
      <Box component="ul" aria-label={t(`apply.effects.${what}`)} sx={{ m: 0, pl: 2.5 }}>
        {effects.map(({ title, cases }) => (
          <Typography key={title} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {t('apply.inCases', { title, count: cases })}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
