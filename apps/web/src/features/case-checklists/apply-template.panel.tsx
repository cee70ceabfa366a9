import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  applyChecklistTemplate,
  previewChecklistTemplate,
  type ChecklistEffect,
  type ResultOf,
} from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { templateWords } from './case-checklist-template.en';

type Preview = ResultOf<typeof previewChecklistTemplate>;

/** Previews what the saved template would change in existing cases. Hidden if they already match it. */
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

const applyTemplateAct = actsOn<Preview>(templateWords, () => '').act({
  name: 'apply',
  texts: 'applying',
  operation: applyChecklistTemplate,
  values: ({ changedCases }) => ({ count: changedCases }),
  request: ({ version }) => ({ body: { version } }),
  confirms: true,
});

function Effects({ preview }: { preview: Preview }) {
  const t = useWords(templateWords);
  if (preview.effects.length === 0) return <Typography color="textSecondary">{t('apply.none')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {KINDS.map((kind) => (
        <EffectList key={kind} what={kind} effects={preview.effects.filter((one) => one.what === kind)} />
      ))}
      <Box>
        <ActButtons acts={[applyTemplateAct]} record={preview} />
      </Box>
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
