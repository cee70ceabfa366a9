import Box from '@mui/material/Box';
import { listPlans } from '@quillcare/contracts';
import { useOperationQuery } from '../../src/shared/api/hooks';
import { environment } from '../../src/shared/environment/environment';
import type { Reading } from '../../src/shared/diagnostics/reading';
import { ReadingList } from '../../src/shared/diagnostics/reading-list.view';
import { serverReadings, useServerLook } from '../../src/shared/diagnostics/server.probe';
import { useOnline } from '../../src/shared/diagnostics/use-online';
import { PlainPage } from '../../src/shared/pages/plain-page.view';
import { testWords } from './test-pages.en';
import { useWords } from '../../src/shared/words/words';

/** Smoke test: shows that the app renders and its server answers. */
export function SimpleTestPage() {
  const t = useWords(testWords);
  const { look } = useServerLook();
  const isOnline = useOnline();
  const app: Reading[] = [
    { label: t('renders'), value: t('yes'), tone: 'success' },
    { label: t('environment'), value: environment() },
  ];
  return (
    <PlainPage title={t('simple')} subtitle={t('simpleSubtitle')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ReadingList group={{ title: t('app'), readings: app }} />
        <ReadingList group={serverReadings(look, isOnline)} />
        <ReadingList group={{ title: t('api'), readings: [usePublicCall()] }} />
      </Box>
    </PlainPage>
  );
}

function usePublicCall(): Reading {
  const t = useWords(testWords);
  const { data, error } = useOperationQuery(listPlans, {});
  const label = t('plans');
  if (error) return { label, value: error.detail, tone: 'error' };
  if (!data) return { label, value: t('asking') };
  return { label, value: t('answered', { count: data.items.length }), tone: 'success' };
}
