import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { getCaseChecklist, type CaseChecklist, type SurgeryCase } from '@quillcare/contracts';
import { Muted, Panel } from '@quillcare/ui';
import { ActButtons, SMALL_STYLE } from '../../shared/acts/act-buttons.view';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationQuery } from '../../shared/api/hooks';
import { ReadinessChip } from '../../shared/case-checklist/readiness-chip.view';
import { formatReadiness } from '../../shared/case-checklist/readiness';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { addItemAct } from './checklist-acts.definition';
import { ChecklistItems } from './checklist-items.view';
import { caseChecklistWords } from './checklist.en';
import { recordGateAct } from './gate-acts.definition';

/** The case's checklist by due date, with the items after surgery last. */
export function ChecklistPanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const { id, pathway } = surgeryCase;
  const t = useWords(caseChecklistWords);
  const { start, dialog } = useActs();
  const consentGate = pathway?.gates.find(({ kind }) => kind === 'CONSENT_SIGNED');
  const request = useOperationQuery(getCaseChecklist, { params: { id } });
  return (
    <Panel
      title={t('title')}
      action={<ActButtons acts={[addItemAct]} record={surgeryCase} look={SMALL_STYLE} />}
    >
      <Loaded request={request} failed={t('failed')} skeleton={240}>
        {(checklist) => (
          <Content
            checklist={checklist}
            onConsent={consentGate && (() => start(recordGateAct, { ...surgeryCase, gate: consentGate }))}
          />
        )}
      </Loaded>
      {dialog}
    </Panel>
  );
}

interface ContentProps {
  checklist: CaseChecklist;
  /** Records the consent with its evidence, if it is a step of the cosmetic pathway. */
  onConsent?: () => void;
}

function Content({ checklist: { caseId, readiness, items }, onConsent }: ContentProps) {
  const t = useWords(caseChecklistWords);
  if (items.length === 0) return <Typography color="textSecondary">{t('empty')}</Typography>;
  const before = items.filter(({ kind }) => kind !== 'POST_OP');
  const after = items.filter(({ kind }) => kind === 'POST_OP');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {before.length > 0 && <Progress readiness={readiness} />}
      <ChecklistItems caseId={caseId} items={before} label={t('title')} onConsent={onConsent} />
      {after.length > 0 && (
        <Box component="section">
          <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
            {t('after')}
          </Typography>
          <ChecklistItems caseId={caseId} items={after} label={t('after')} />
        </Box>
      )}
    </Box>
  );
}

/** "3 of 8 ready", as text and as a bar. */
function Progress({ readiness }: Pick<CaseChecklist, 'readiness'>) {
  const { ready, total, state } = readiness;
  const inWords = formatReadiness(readiness);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
      <ReadinessChip state={state} />
      <LinearProgress
        variant="determinate"
        aria-label={inWords}
        value={total === 0 ? 100 : (ready / total) * 100}
        sx={{ flex: '1 1 120px', height: 6, borderRadius: 3 }}
      />
      <Muted className="tabular">{inWords}</Muted>
    </Box>
  );
}
