import Box from '@mui/material/Box';
import { getCaseDeposit } from '@quillcare/contracts';
import { Panel, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { toDepositDisplay } from '../../../shared/deposits/deposit-display';
import { depositWords } from '../../../shared/deposits/deposit.en';
import { DepositFacts } from '../../../shared/deposits/deposit-facts.view';
import { PageLink } from '../../../shared/navigation/page-link.view';
import { useWords } from '../../../shared/words/words';

/** State of the deposit on an accepted quote. Hidden if none was requested or paid. */
export function QuoteDeposit({ caseId }: { caseId: string }) {
  const t = useWords(depositWords);
  const { data } = useOperationQuery(getCaseDeposit, { params: { id: caseId } });
  if (!data || (data.standing === 'NOT_ASKED' && data.askedMinor === null)) return null;
  return (
    <Panel title={t('title')} action={<StatusChip {...toDepositDisplay(data)} />}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <DepositFacts deposit={data} />
        <PageLink to={`/surgery-cases/${caseId}`} underline="always">
          {t('openCase')}
        </PageLink>
      </Box>
    </Panel>
  );
}
