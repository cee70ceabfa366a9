import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  getEvidenceCheck,
  startEvidenceCheck,
  type EvidenceCheck,
  type EvidenceFault,
} from '@quillcare/contracts';
import { FactList, Panel, Muted } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { SettingsPage } from '../../shared/pages/settings.page';
import { useWords } from '../../shared/words/words';
import { AuditChainPanel } from './audit-chain.panel';
import { evidenceCheckWords } from './evidence-check.en';
import { PageLink } from '../../shared/navigation/page-link.view';

const startCheckAct = actsOn<object>(evidenceCheckWords, () => '').act({
  name: 'start',
  operation: startEvidenceCheck,
  request: () => ({}),
});

/** Verifies that the practice's stored evidence is unaltered, on request, and shows the last result. */
export function EvidenceCheckPage() {
  const t = useWords(evidenceCheckWords);
  const request = useOperationQuery(getEvidenceCheck, {});
  const { start, isRunning } = useActs();
  const isBusy = isRunning || request.data?.isRunning === true;
  return (
    <SettingsPage
      title={t('title')}
      subtitle={t('subtitle')}
      back={t('back')}
      actions={
        <Button variant="outlined" disabled={isBusy} onClick={() => start(startCheckAct, {})}>
          {t('start.label')}
        </Button>
      }
      {...{ request, failed: t('failed'), skeleton: 320 }}
    >
      {(check) => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <CheckStatus check={check} />
          {check.faults.length > 0 && <Faults check={check} />}
          <AuditChainPanel />
          {check.checkedAt !== null && <CheckCounts check={check} />}
        </Box>
      )}
    </SettingsPage>
  );
}

function CheckStatus({ check: { isRunning, checkedAt, faultCount } }: { check: EvidenceCheck }) {
  const t = useWords(evidenceCheckWords);
  const { ago, locale } = useFormats();
  if (isRunning) return <CheckNotice tone="info" title={t('running')} text={t('runningText')} />;
  if (checkedAt === null) return <CheckNotice tone="info" title={t('never')} text={t('neverText')} />;
  if (faultCount === 0)
    return <CheckNotice tone="success" title={t('sound')} text={t('soundText', { ago: ago(checkedAt) })} />;
  const title = t('faults', { count: faultCount, figure: faultCount.toLocaleString(locale) });
  return <CheckNotice tone="error" title={title} text={t('faultsText')} />;
}

function CheckNotice({
  tone,
  title,
  text,
}: {
  tone: 'info' | 'success' | 'error';
  title: string;
  text: string;
}) {
  return (
    <Alert severity={tone} role="status">
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}

function Faults({ check: { faults, faultCount } }: { check: EvidenceCheck }) {
  const t = useWords(evidenceCheckWords);
  const { locale } = useFormats();
  const remaining = faultCount - faults.length;
  return (
    <Panel title={t('found')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {faults.map((fault) => (
          <FaultItem key={fault.id} fault={fault} />
        ))}
      </Box>
      {remaining > 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('more', { figure: remaining.toLocaleString(locale) })}
        </Typography>
      )}
    </Panel>
  );
}

function FaultItem({ fault: { quoteId, clientId, place, fault, foundAt } }: { fault: EvidenceFault }) {
  const t = useWords(evidenceCheckWords);
  const { ago } = useFormats();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'baseline' }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{place}</strong> {fault}
        <Muted>
          {t('since')} {ago(foundAt)}
        </Muted>
      </Box>
      {quoteId !== null ? (
        <FaultLink to={`/quotes/view/${quoteId}`}>{t('open')}</FaultLink>
      ) : clientId !== null ? (
        <FaultLink to={`/clients/${clientId}`}>{t('openClient')}</FaultLink>
      ) : (
        <FaultLink to="/admin/audit-trail">{t('openTrail')}</FaultLink>
      )}
    </Box>
  );
}

function FaultLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink to={to} sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </PageLink>
  );
}

const COUNT_NAMES = [
  'documents',
  'answers',
  'files',
  'scans',
  'caseDocuments',
  'consents',
  'disputes',
  'unattested',
] as const;

function CheckCounts({ check: { counts, filesCheckedAt } }: { check: EvidenceCheck }) {
  const t = useWords(evidenceCheckWords);
  const { dateTime, locale } = useFormats();
  return (
    <Panel title={t('what')}>
      <FactList
        items={[
          ...COUNT_NAMES.map((name) => ({ label: t(name), value: counts[name].toLocaleString(locale) })),
          { label: t('filesChecked'), value: filesCheckedAt ? dateTime(filesCheckedAt) : '–' },
        ]}
      />
    </Panel>
  );
}
