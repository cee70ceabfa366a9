import Box from '@mui/material/Box';
import { listPlans } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { environment } from '../../shared/environment/environment';
import type { Reading } from '../../shared/diagnostics/reading';
import { ReadingList } from '../../shared/diagnostics/reading-list.view';
import { serverReadings, useServerLook } from '../../shared/diagnostics/server.probe';
import { useOnline } from '../../shared/diagnostics/use-online';
import { PlainPage } from '../../shared/pages/plain-page.view';
import { testTexts } from './test-pages.texts';

/** A smoke test: the app renders, and its server answers. */
export function SimpleTestPage() {
  const { look } = useServerLook();
  const isOnline = useOnline();
  const app: Reading[] = [
    { label: testTexts.renders, value: testTexts.yes, tone: 'success' },
    { label: testTexts.environment, value: environment() },
  ];
  return (
    <PlainPage title={testTexts.simple} subtitle={testTexts.simpleSubtitle}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ReadingList group={{ title: testTexts.app, readings: app }} />
        <ReadingList group={serverReadings(look, isOnline)} />
        <ReadingList group={{ title: testTexts.api, readings: [usePublicCall()] }} />
      </Box>
    </PlainPage>
  );
}

function usePublicCall(): Reading {
  const { data, error } = useOperationQuery(listPlans, {});
  const label = testTexts.plans;
  if (error) return { label, value: error.detail, tone: 'error' };
  if (!data) return { label, value: testTexts.asking };
  return { label, value: testTexts.answered(data.items.length), tone: 'success' };
}
