import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { getAuditVerification, verifyAuditTrail, type AuditVerification } from '@quillcare/contracts';
import { FactList, Panel } from '@quillcare/ui';
import { ActButtons, SMALL_STYLE } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { auditChainWords } from './audit-chain.en';
import { PageLink } from '../../shared/navigation/page-link.view';

const verifyChainAct = actsOn<AuditVerification | null>(auditChainWords, () => '').act({
  name: 'verify',
  operation: verifyAuditTrail,
  request: () => ({}),
});

/** Verifies that the audit trail's entries are complete and unaltered, on request, and shows the last result. */
export function AuditChainPanel() {
  const t = useWords(auditChainWords);
  const request = useOperationQuery(getAuditVerification, {});
  return (
    <Panel
      title={t('title')}
      hint={t('hint')}
      action={<ActButtons acts={[verifyChainAct]} record={request.data ?? null} look={SMALL_STYLE} />}
    >
      <Loaded request={request} failed={t('failed')} skeleton={160}>
        {(verification) => <Verdict verification={verification} />}
      </Loaded>
    </Panel>
  );
}

function Verdict({ verification }: { verification: AuditVerification }) {
  const t = useWords(auditChainWords);
  const formats = useFormats();
  const { verifiedAt, entries, attested, firstAt, lastAt, hasCheckpoints } = verification;
  const formatCount = (count: number) => count.toLocaleString(formats.locale);
  if (verifiedAt === null) return <Alert severity="info">{t('never')}</Alert>;
  const range = { first: formats.dateTime(firstAt), last: formats.dateTime(lastAt) };
  return (
    <>
      <Result verification={verification} />
      <FactList
        items={[
          { label: t('verifiedAt'), value: formats.dateTime(verifiedAt) },
          { label: t('range'), value: entries === 0 ? '–' : t('entries', { last: formatCount(entries) }) },
          { label: t('written'), value: entries === 0 ? '–' : t('fromTo', range) },
          {
            label: t('attested'),
            value: attested
              ? t('attestedTo', {
                  entry: formatCount(attested.sequence),
                  date: formats.dateTime(attested.until),
                })
              : t(hasCheckpoints ? 'notYetAttested' : 'noCheckpoints'),
          },
        ]}
      />
    </>
  );
}

function Result({ verification: { fault } }: { verification: AuditVerification }) {
  const t = useWords(auditChainWords);
  const { locale } = useFormats();
  if (!fault)
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        {t('whole')}
      </Alert>
    );
  const { sequence, kind } = fault;
  const at = { entry: sequence.toLocaleString(locale), before: (sequence - 1).toLocaleString(locale) };
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle>{t('broken', at)}</AlertTitle>
      {t(`faults.${kind}`, at)} {t('tell')} <PageLink to="/admin/audit-trail">{t('open')}</PageLink>
    </Alert>
  );
}
