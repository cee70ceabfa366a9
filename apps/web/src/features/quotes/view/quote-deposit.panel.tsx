import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { getCaseDeposit, type CaseDepositView } from '@quillcare/contracts';
import { Panel, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { depositLook } from '../../../shared/deposits/deposit-look';
import { depositWords } from '../../../shared/deposits/deposit.en';
import { DepositFacts } from '../../../shared/deposits/deposit-facts.view';
import { useWords } from '../../../shared/words/words';

/** State of the deposit on an accepted quote. Hidden if none was requested or paid. */
export function QuoteDeposit({ caseId }: { caseId: string }) {
  const t = useWords(depositWords);
  const { data } = useOperationQuery(getCaseDeposit, { params: { id: caseId } });
  if (!data || isNothing(data)) return null;
  return (
    <Panel title={t('title')} action={<StatusChip {...depositLook(data)} />}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <DepositFacts deposit={data} />
        <Link component={RouterLink} to={`/surgery-cases/${caseId}`} underline="always">
          {t('openCase')}
        </Link>
      </Box>
    </Panel>
  );
}

function isNothing({ standing, askedMinor }: CaseDepositView): boolean {
  return standing === 'NOT_ASKED' && askedMinor === null;
}
