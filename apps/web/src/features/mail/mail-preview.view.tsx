import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { previewMailTemplate, type MailTemplateKey } from '@quillcare/contracts';
import { Panel, Muted } from '@quillcare/ui';
import type { z } from 'zod';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { useDebounced } from '../../shared/timing/use-debounced';
import { useWords } from '../../shared/words/words';
import { mailTemplateWords } from './mail-template.en';

type Width = 'desktop' | 'phone';
const WIDTHS: Record<Width, number | string> = { desktop: '100%', phone: 375 };
const DEBOUNCE_MS = 400;

type Words = z.output<typeof previewMailTemplate.body>;

/** Previews the unsaved email for a sample patient. */
export function MailPreview({
  templateKey,
  schema,
}: {
  templateKey: MailTemplateKey;
  schema: z.ZodType<Words>;
}) {
  const t = useWords(mailTemplateWords);
  const [width, setWidth] = useState<Width>('desktop');
  const words = useDebounced(useWatch({ control: useFormContext().control }), DEBOUNCE_MS);
  const parsed = schema.safeParse(words);
  const { data, error } = useOperationQuery(
    previewMailTemplate,
    parsed.success ? { params: { template: templateKey }, body: parsed.data } : skipToken,
  );
  const isWrong = !parsed.success || error?.code === 'VALIDATION_FAILED';
  return (
    <Panel title={t('preview.title')} action={<WidthChoice width={width} onChange={setWidth} />}>
      <Muted role="status" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {isWrong
          ? t('preview.wrong')
          : error
            ? t('preview.failed')
            : t('preview.hint', { subject: data?.subject ?? '' })}
      </Muted>
      <Box
        component="iframe"
        // A frame of its own for each email: Chromium may show nothing if the document of a sandboxed frame is replaced.
        key={data?.html}
        title={t('preview.frame')}
        // Blocks scripts and navigation; this is only a preview.
        sandbox=""
        srcDoc={data?.html ?? ''}
        sx={{
          width: WIDTHS[width],
          maxWidth: '100%',
          height: 620,
          display: 'block',
          mx: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: '#f4f6f8',
        }}
      />
    </Panel>
  );
}

function WidthChoice({ width, onChange }: { width: Width; onChange: (width: Width) => void }) {
  const t = useWords(mailTemplateWords);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('preview.width')}
      value={width}
      onChange={(_event, next: Width | null) => next && onChange(next)}
      sx={{ '& .MuiToggleButton-root': { textTransform: 'none', px: 1.5, py: 0.25 } }}
    >
      <ToggleButton value="desktop">{t('preview.desktop')}</ToggleButton>
      <ToggleButton value="phone">{t('preview.phone')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
