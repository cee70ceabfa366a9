import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { setUpTexts } from './second-step.texts';

export interface StepTitleProps {
  title: string;
  step: number;
  of: number;
}

/** The title and number of a step. A step that replaces another takes the focus, so that it is announced. */
export function StepTitle({ title, step, of }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 1) heading.current?.focus();
  }, [step]);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {setUpTexts.step(step, of)}
      </Typography>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
    </>
  );
}
