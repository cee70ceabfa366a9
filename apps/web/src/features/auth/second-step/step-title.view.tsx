import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { Muted } from '@quillcare/ui';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';

/** Title and progress of a step. If it replaced another step, it takes the focus so that screen readers announce it. */
export function StepTitle({ title, step, of }: { title: string; step: number; of: number }) {
  const t = useWords(secondStepWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (step > 1) heading.current?.focus();
  }, [step]);
  return (
    <>
      <Muted>{t('setUp.step', { step, of })}</Muted>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
    </>
  );
}
